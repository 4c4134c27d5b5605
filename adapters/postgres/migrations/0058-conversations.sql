-- Conversations of members with the support, one for each member of a company. Messages are numbered under the lock of their conversation: whoever has
-- read up to a number has missed none before it. changed_at: by the database's clock, for servers that ask what has changed lately. Keys as in 0001.
create table conversations (
  company_id bigint not null references companies (id),
  person bigint not null,
  last int not null,
  read_by_person int not null,
  read_by_support int not null,
  waits_since timestamptz,
  changed_at timestamptz not null,
  primary key (company_id, person)
);
create index conversations_waiting on conversations (waits_since) where waits_since is not null;
create index conversations_changed on conversations (changed_at);
create table messages (
  company_id bigint not null,
  person bigint not null,
  number int not null,
  from_support boolean not null,
  said_by bigint not null,
  said_at timestamptz not null,
  text text not null,
  file_name text,
  format text,
  sha256 text collate "C",
  size integer,
  primary key (company_id, person, number),
  foreign key (company_id, person) references conversations (company_id, person),
  foreign key (company_id, sha256) references files (company_id, sha256),
  check ((sha256 is null) = (size is null) and (sha256 is null) = (format is null) and (sha256 is null) = (file_name is null))
);
create index messages_file on messages (company_id, sha256);
create index messages_said on messages (company_id, person, said_at);
