-- What a member wants to be told of, and how often by e-mail; empty: the usual.
alter table memberships add column notices jsonb not null default '{}';
-- Which notices of the feed a person has read, and when first. key: what the notice tells; the feed itself follows from the records. Keys as in 0001.
create table notice_marks (
  company_id bigint not null references companies (id),
  read_by bigint not null,
  key text collate "C" not null,
  read_at timestamptz not null,
  primary key (company_id, read_by, key)
);
create index notice_marks_person on notice_marks (read_by);
