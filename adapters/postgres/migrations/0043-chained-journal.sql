-- The journal in a chain of its company. number: the line's place, from 1; null until a pass has come to it. seals: of each change in order the salted
-- hash of its values, and the salt, which goes when the values are erased; link: a hash of the line and all before it (core/journal/chain.ts).
-- The first word of a command is its area, by which the journal is filtered. Keys as in 0001.
alter table journal
  add column number bigint,
  add column seals json,
  add column link text collate "C";
create index journal_unchained on journal (company_id, id) where number is null;
create unique index journal_number on journal (company_id, number);
create index journal_area on journal (company_id, split_part(command, '/', 1), id);
create index journal_person on journal (company_id, entered_by, id);
create index journal_moment on journal (company_id, entered_at, id);
-- Where a company's chain ends; locked by whoever puts lines into it.
create table journal_heads (
  company_id bigint primary key references companies (id),
  number bigint not null,
  link text collate "C" not null
);
