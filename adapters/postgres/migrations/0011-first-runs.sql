-- A member wants to see the first steps of the company no more.
alter table companies add column first_run_hidden boolean not null default false;
