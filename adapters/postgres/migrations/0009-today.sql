-- What the page of today's work asks for: checks that wait to be taken again, and memos by how long they are active.
create index obligations_retake on obligations (company_id, retake_by, id)
  where listed and retake_by is not null;
create index memos_active on memos (company_id, formed_on, number) where status = 'active';
