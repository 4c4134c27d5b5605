-- Evidence is attached to a measure and to a microtrauma too, not to a step of an investigation alone: to one of the three.
alter table incident_evidence
  alter column incident_id drop not null,
  alter column step drop not null,
  add column measure_id bigint,
  add column microtrauma_id bigint,
  add foreign key (company_id, measure_id) references measures (company_id, id),
  add foreign key (company_id, microtrauma_id) references microtraumas (company_id, id),
  add constraint incident_evidence_of check (
    num_nonnulls(incident_id, measure_id, microtrauma_id) = 1 and (incident_id is null) = (step is null)
  );
create index incident_evidence_measure on incident_evidence (company_id, measure_id, id);
create index incident_evidence_microtrauma on incident_evidence (company_id, microtrauma_id, id);
