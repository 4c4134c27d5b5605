-- How often something was tried under a key, which is a hash: sign-ins of an e-mail, an address or a device, registrations, requests.
create table tries (
  key text primary key,
  count double precision not null,
  last timestamptz not null
);
create index tries_last on tries (last);
drop table login_failures;
