-- Dismissing an employee, and what of PPE they hold, are about removed obligations too: an index without them was of no use there.
drop index obligations_employee;
create index obligations_employee on obligations (company_id, employee_id, section, due) include (removed_at);
