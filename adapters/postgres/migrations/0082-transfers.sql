-- Transfers: who of a line's changes got another position or department (mapTransfers of core/employees/transfers.ts), and the lines that tell of any.
create function journal_transferred(changes json) returns bigint[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct id::bigint), '{}')
  from json_array_elements(changes) as change, json_array_elements_text(change->'ids') as id
  where change->>'record' = 'employee' and json_typeof(change->'before') = 'object'
    and (change->'after'->'positionId' is not null or change->'after'->'departmentId' is not null)
$$;
create index journal_transfers on journal (company_id, id) where journal_transferred(changes) <> '{}';
