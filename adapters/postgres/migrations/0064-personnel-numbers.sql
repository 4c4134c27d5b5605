-- The number that a company's own records give an employee (табельный номер).
alter table employees add column personnel_number text;
