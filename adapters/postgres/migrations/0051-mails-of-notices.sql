-- Up to which day of the company a member was told by e-mail; null: never yet. From when on the next mail is due; null: none is wanted.
alter table memberships
  add column told_on date,
  add column mails_due timestamptz;
create index memberships_mails_due on memberships (mails_due) where mails_due is not null;
