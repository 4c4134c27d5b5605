-- An example is invented, apart from the person's own companies, and may be removed with all its records.
alter table companies add column example boolean not null default false;
-- The company that the person has open; the oldest where it is null or gone.
alter table users add column open_company_id bigint;
