"""One folder per side, with the same file names in each:

board.py its part of the state · traits.py its answers to questions of the general rules · setup.py · birdsong.py · daylight.py ·
evening.py · words.py its questions, labels and refusals.
"""
