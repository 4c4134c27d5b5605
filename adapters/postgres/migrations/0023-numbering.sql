-- Whether the documents of a company are numbered in one series, or those of each kind of form in their own.
alter table companies add column numbering text collate "C" not null default 'whole'
  check (numbering in ('whole', 'byKind'));

-- What the form of a document is. Null for those issued before: their numbers are taken in every series.
alter table documents add column kind text collate "C";
alter table documents drop constraint documents_company_id_year_letter_number_key;
create unique index documents_number on documents (company_id, year, letter, number, coalesce(kind, ''));
