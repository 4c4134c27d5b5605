-- The bytes of files, each once in a company under its SHA-256; papers and own forms refer to them. What is kept is packed already: it is not
-- packed again, and can be read some at a time.
create table files (
  company_id bigint not null references companies (id),
  sha256 text collate "C" not null,
  size integer not null,
  bytes bytea not null,
  kept_at timestamptz not null default now(),
  primary key (company_id, sha256)
);
alter table files alter column bytes set storage external;

insert into files (company_id, sha256, size, bytes)
  select f.company_id, case f.format when 'docx' then d.docx_sha256 else d.pdf_sha256 end, length(f.bytes), f.bytes
  from document_files f join documents d on d.company_id = f.company_id and d.id = f.document_id
  where f.format = 'docx' or d.pdf_sha256 is not null
  on conflict do nothing;
insert into files (company_id, sha256, size, bytes)
  select f.company_id, o.sha256, length(f.bytes), f.bytes
  from own_form_files f join own_forms o on o.company_id = f.company_id and o.id = f.own_form_id
  on conflict do nothing;
drop table document_files;
drop table own_form_files;

create index documents_docx on documents (company_id, docx_sha256);
create index documents_pdf on documents (company_id, pdf_sha256);
create index own_forms_sha256 on own_forms (company_id, sha256);
alter table documents
  add foreign key (company_id, docx_sha256) references files (company_id, sha256),
  add foreign key (company_id, pdf_sha256) references files (company_id, sha256);
alter table own_forms add foreign key (company_id, sha256) references files (company_id, sha256);
