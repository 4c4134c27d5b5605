-- Obligations that employees were given because of an accident. due_on is the term as it was set then; what became of it the obligation tells.
create table incident_duties (
  company_id bigint not null references companies (id),
  incident_id bigint not null,
  obligation_id bigint not null,
  due_on date not null,
  entered_by bigint not null,
  entered_at timestamptz not null,
  primary key (company_id, incident_id, obligation_id),
  foreign key (company_id, incident_id) references incidents (company_id, id),
  foreign key (company_id, obligation_id) references obligations (company_id, id)
);
create index incident_duties_obligation on incident_duties (company_id, obligation_id);
