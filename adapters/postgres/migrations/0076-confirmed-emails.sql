-- When the person of an account showed that its mailbox is theirs; null: not yet. Accounts that are there are believed: reminders have gone to them.
alter table users add column confirmed_at timestamptz;
update users set confirmed_at = created_at;
alter table proofs drop constraint proofs_kind_check, add check (kind in ('password', 'email', 'own-email'));
