-- What papers say of an injured person who is no employee: position, birth date, sex. Null where no one has said it.
alter table incident_injured add column card json;

-- The accident in whose file a document is.
alter table documents add column incident_id bigint;
create index documents_incident on documents (company_id, incident_id) where incident_id is not null;
update documents d set incident_id = i.id
from incidents i, json_array_elements(i.progress -> 'papers') p
where d.company_id = i.company_id and d.id = (p ->> 'documentId')::bigint;
