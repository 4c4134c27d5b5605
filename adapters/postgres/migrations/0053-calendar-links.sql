-- Secret addresses by which members' calendars of deadlines are read; of a secret only the SHA-256 is kept.
create table calendar_links (
  company_id bigint not null references companies (id),
  user_id bigint not null,
  token_hash text collate "C" not null,
  since timestamptz not null,
  primary key (company_id, user_id),
  unique (company_id, token_hash)
);
create index calendar_links_user on calendar_links (user_id);
