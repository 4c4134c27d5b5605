-- The journal of changes: one line for each command, written in its transaction. Keys as in 0001.
-- changes: a list of {record, ids, before, after}, as core/commands/journal.ts has it.
create table journal (
  company_id bigint not null references companies (id),
  id bigint generated always as identity,
  entered_by bigint not null,
  entered_at timestamptz not null,
  command text not null,
  changes json not null,
  primary key (company_id, id)
);
