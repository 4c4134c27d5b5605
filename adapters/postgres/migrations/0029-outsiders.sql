-- What papers say of an injured person who is no employee: position, birth date, sex. Null where no one has said it.
alter table incident_injured add column card jsonb;
