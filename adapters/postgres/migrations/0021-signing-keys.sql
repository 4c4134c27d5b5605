-- What signs tokens. One key signs; those before it are honoured for as long as what they have signed may live.
create table signing_keys (
  id text primary key,
  secret text not null,
  since timestamptz not null,
  retired timestamptz
);
create unique index signing_keys_one on signing_keys ((retired is null)) where retired is null;

insert into signing_keys (id, secret, since) select 'first', secret, now() from server_secrets where name = 'signing-key';
drop table server_secrets;
