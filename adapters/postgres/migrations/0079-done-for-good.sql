-- What is done and not asked for again: whether a table that nothing is due in has any of it.
create index obligations_done on obligations (company_id, section, department_id)
  where listed and due is null and removed_at is null;
