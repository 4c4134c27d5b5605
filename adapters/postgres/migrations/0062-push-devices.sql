-- Devices that show notices, each of a sign-in and gone with it: where their push service takes messages, and by which keys they are sealed. Of a
-- membership: up to which day of the company its devices were told, and from when on it is their turn; null: to be looked at.
create table push_devices (
  user_id bigint not null,
  session_id bigint not null,
  endpoint text collate "C" not null,
  p256dh text not null,
  auth text not null,
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references sessions (user_id, id) on delete cascade
);
create index push_devices_endpoint on push_devices (endpoint);
alter table memberships
  add column pushed_on date,
  add column pushes_due timestamptz;
