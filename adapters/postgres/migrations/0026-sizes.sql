-- The sizes by which PPE is chosen for a person; null where they are not known.
alter table employees
  add column height smallint check (height between 100 and 250),
  add column clothing_size text,
  add column shoe_size text,
  add column headgear_size text,
  add column glove_size text,
  add column respirator_size text;

-- The size that a piece of PPE says itself; null where it is the employee's. A memo's row keeps the one of the day on which it was formed.
alter table obligations add column size text;
alter table memo_rows add column size text;
