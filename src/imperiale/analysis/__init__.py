"""What can be learnt from deals: their worth, the agreement of records, exact counts."""
