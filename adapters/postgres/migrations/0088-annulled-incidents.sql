-- Who has annulled an incident that was recorded by mistake, when and why; null while it holds. Nothing of an annulled one is asked or counted.
alter table incidents
  add column annulled_reason text,
  add column annulled_by bigint,
  add column annulled_at timestamptz,
  add constraint incidents_annulled check (
    (annulled_reason is null) = (annulled_by is null) and (annulled_by is null) = (annulled_at is null));
