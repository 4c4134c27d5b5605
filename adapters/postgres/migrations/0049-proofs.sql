-- Codes that were sent by e-mail and not used yet, as SHA-256. kind: 'password' replaces a forgotten one, 'email' confirms the address that is to
-- be the account's. A later one of a kind takes the place of the one before. Keys as in 0001.
create table proofs (
  user_id bigint not null references users (id),
  kind text not null check (kind in ('password', 'email')),
  secret_hash text not null,
  email text,
  expires_at timestamptz not null,
  primary key (user_id, kind)
);
