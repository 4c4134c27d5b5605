-- Invitations to join a company: one of an e-mail at a time, by a link of whose secret only the SHA-256 is kept.
create table invitations (
  company_id bigint not null references companies (id),
  email text not null,
  role text not null check (role in ('specialist', 'head', 'reader')),
  departments bigint[] not null,
  granted text[] not null,
  token_hash text not null,
  invited_by bigint not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_by bigint,
  primary key (company_id, email)
);
