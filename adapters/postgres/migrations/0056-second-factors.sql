-- Authenticator applications. secret: what their codes are made of, in Base32; since: null until the first code was given; last_step: of the last code
-- that was taken. recovery_codes: SHA-256 of those that are not used yet. Keys as in 0001.
create table second_factors (
  user_id bigint primary key references users (id),
  secret text not null,
  since timestamptz,
  last_step bigint not null
);
create table recovery_codes (
  user_id bigint not null references users (id),
  code_hash text not null,
  primary key (user_id, code_hash)
);
