-- The personnel number that nobody else may have, as foldPersonnelNumber leaves it; of whoever leaves, none. Older records may share one.
alter table employees add column personnel_key text;
update employees
set personnel_key = regexp_replace(translate(lower(btrim(personnel_number)), 'ё', 'е'), '^0+(?=.)', '')
where personnel_number is not null and dismissal_date is null;
create index employees_numbers on employees (company_id, personnel_key) where personnel_key is not null;
