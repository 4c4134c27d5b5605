-- A document that was issued wrongly stays in the archive, annulled: why, by whom and when. Its number stays its own.
alter table documents
  add column annul_reason text,
  add column annulled_by bigint,
  add column annulled_at timestamptz,
  add constraint documents_annulled check (
    (annul_reason is null) = (annulled_at is null) and (annulled_by is null) = (annulled_at is null));
