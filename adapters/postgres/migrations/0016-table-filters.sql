-- A deadline table of one subject, in any section, is one index scan.
drop index obligations_subject;
create index obligations_subject on obligations (company_id, section, subject_name, due, full_name, id)
  where listed and due is not null;

-- The words of names, each after its company's id: a name is found by the beginning of any of its words, and other companies'
-- names are passed over.
create index employees_words on employees using gin (array_to_tsvector(string_to_array(
  company_id::text || ':' || regexp_replace(search_name, '[ -]', ' ' || company_id::text || ':', 'g'), ' '
)));

-- Points of order 29н that a company has used are offered too.
drop index obligations_subject_used;
create index obligations_subject_used on obligations (company_id, section, subject_name)
  where section in ('briefing', 'instruction', 'training', 'medicalExamination', 'ppe');

-- What a member wants each section's table to begin with: {"training": {"search": …, "departmentId": …, "subject": …}}.
alter table memberships add column saved_filters jsonb not null default '{}';
