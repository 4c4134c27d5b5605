-- What a change names is taken apart once, not once for each of its records: a change of 10,000 records took a second, an import of 10,000 people with
-- what was done more than the half minute that a statement has. The answer is the same; the index stands.
create or replace function journal_records(company_id bigint, changes json) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct company_id || '/' || named.record || '/' || id), '{}')
  from (
    select change->>'record' as record, change->'ids' as ids from json_array_elements(changes) as change offset 0
  ) as named, json_array_elements_text(named.ids) as id
$$;
