-- A measure may follow from a microtrauma.
alter table measures add column microtrauma_id bigint;
alter table measures add foreign key (company_id, microtrauma_id) references microtraumas (company_id, id);
alter table measures drop constraint measures_origin;
alter table measures add constraint measures_origin check (
  (origin = 'incident' and incident_id is not null and microtrauma_id is null and order_id is null)
  or (origin = 'microtrauma' and microtrauma_id is not null and incident_id is null and order_id is null)
  or (origin = 'inspector-order' and order_id is not null and incident_id is null and microtrauma_id is null));
create index measures_microtrauma on measures (company_id, microtrauma_id);
