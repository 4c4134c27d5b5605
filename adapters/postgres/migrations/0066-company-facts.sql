-- What a company has said of itself for its papers, list by list: rooms, kits, vehicles. rows: a cell for each column of the list. version: how often it
-- was said. What was said before is in the journal. list sorts by its bytes, as core does. Keys as in 0001.
create table company_facts (
  company_id bigint not null references companies (id),
  list text collate "C" not null,
  rows json not null,
  version integer not null,
  entered_by bigint not null,
  entered_at timestamptz not null,
  primary key (company_id, list)
);
