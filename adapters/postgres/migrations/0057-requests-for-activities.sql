-- Who asks for an activity, with the company that was open to them; neither of a visitor. handled: who of the operators has dealt with it.
alter table activity_requests rename created_at to asked_at;
alter table activity_requests add asked_by bigint;
alter table activity_requests add company_id bigint;
alter table activity_requests add handled_by bigint;
alter table activity_requests add handled_at timestamptz;
