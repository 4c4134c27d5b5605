-- What was never done and has no day is before every day: it is overdue, and first in its table.
update obligations set due = '-infinity' where due is null and base_date is null and removed_at is null;
