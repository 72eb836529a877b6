"""The lab: planned games by the thousand, kept in Parquet, and what they tell.

A plan (plan.py) says which tables are played; each game becomes a row (notes.py, with what ledger.py says of its game); a folder
(folder.py) keeps rows so that a run can be stopped and gone on with (run.py), here or on a cluster (cluster.py). Reports read them.
"""
