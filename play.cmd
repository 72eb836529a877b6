@echo off
rem Sets everything up the first time, then serves the page on this machine and opens it. Needs only Python 3.11 or newer.
setlocal
for %%P in ("py -3" python python3) do (
    %%~P -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>&1 && (
        %%~P "%~dp0scripts\play.py" %*
        exit /b
    )
)
echo Kotatsu needs Python 3.11 or newer: install it from python.org, then start this again.
exit /b 1
