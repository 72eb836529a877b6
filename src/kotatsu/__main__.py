"""`python -m kotatsu` is the command `kotatsu`."""
from kotatsu.cli import main

if __name__ == "__main__":
    main()
