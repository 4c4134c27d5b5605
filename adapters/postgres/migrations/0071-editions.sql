-- Editions of papers: a later one bears the number and the date of the first. edition_of: the first; null of that itself. awaits_edition: the records have learnt
-- what the first leaves open. Keys as in 0001.
alter table documents
  add column edition integer not null default 1,
  add column edition_of bigint,
  add column awaits_edition boolean not null default false,
  add constraint documents_edition check ((edition = 1) = (edition_of is null) and edition > 0),
  add foreign key (company_id, edition_of) references documents (company_id, id);
create unique index documents_editions on documents (company_id, edition_of, edition) where edition_of is not null;

-- A number is taken once; later editions take none.
drop index documents_number;
create unique index documents_number on documents (company_id, year, letter, number, coalesce(kind, ''))
  where edition_of is null;
