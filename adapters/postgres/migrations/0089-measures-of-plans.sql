-- A measure may be of the company's own plan, and follow from nothing else.
alter table measures drop constraint measures_origin;
alter table measures add constraint measures_origin check (
  (origin = 'incident' and incident_id is not null and microtrauma_id is null and order_id is null)
  or (origin = 'microtrauma' and microtrauma_id is not null and incident_id is null and order_id is null)
  or (origin = 'inspector-order' and order_id is not null and incident_id is null and microtrauma_id is null)
  or (origin = 'plan' and incident_id is null and microtrauma_id is null and order_id is null));
