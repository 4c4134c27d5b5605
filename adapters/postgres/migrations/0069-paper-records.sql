-- What issued papers say that went into the records: a protocol's results, an order's appointments. count: how many rows. things: what was made, so that it can
-- be undone together. Kept after it was undone, until it is recorded again. Keys as in 0001.
create table paper_records (
  company_id bigint not null references companies (id),
  document_id bigint not null,
  count integer not null,
  things json not null,
  made_by bigint not null,
  made_at timestamptz not null,
  undone_by bigint,
  undone_at timestamptz,
  primary key (company_id, document_id),
  foreign key (company_id, document_id) references documents (company_id, id)
);
