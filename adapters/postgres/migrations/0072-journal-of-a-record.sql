-- The journal of one record. The records that a line's changes name, of its company: «7/employee/5»; by them the journal is filtered (keyOf of
-- postgres-journal.ts).
create function journal_records(company_id bigint, changes json) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct company_id || '/' || (change->>'record') || '/' || id), '{}')
  from json_array_elements(changes) as change, json_array_elements_text(change->'ids') as id
$$;
create index journal_record on journal using gin (journal_records(company_id, changes));
