-- Who has sent a mail to an address of their choosing: they have shown that their own is theirs before it goes. Null: the service itself.
alter table mails add column sent_by bigint;
