-- Mails that wait to be sent, were sent, or could not be. company_id: 0 where it is of no company. user_id, employee_id: whom it is to, where that is
-- known: it goes with them. about: what it is about. files: of the company, by SHA-256. zip: the name of what they are packed in. trouble, said: why the last
-- try failed, in a word and in the mail server's own. What was sent keeps its subject and files' names, not what it said. Keys as in 0001.
create table mails (
  company_id bigint not null,
  id text collate "C" not null,
  user_id bigint,
  employee_id bigint,
  about text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  html text,
  files json not null,
  zip text,
  unsubscribe text,
  good_until timestamptz,
  entered_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'given-up')),
  trouble text,
  said text not null default '',
  settled_at timestamptz,
  primary key (company_id, id)
);
create index mails_unsent on mails (entered_at) where state <> 'sent';
create index mails_settled on mails (settled_at) where about <> 'documents';
create index mails_user on mails (user_id);
create index mails_employee on mails (company_id, employee_id);
