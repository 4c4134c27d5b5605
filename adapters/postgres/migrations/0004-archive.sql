-- What a paper was answered with, apart from what it was made from: the next paper of the form begins with it. Null for those
-- issued before.
alter table document_sources add column answers json;

-- The document of a form that was issued last.
create index documents_issued on documents (company_id, template_id, id desc);

-- The documents of an employee; ids of employees are unique in all companies.
create index documents_employees on documents using gin (employee_ids);
