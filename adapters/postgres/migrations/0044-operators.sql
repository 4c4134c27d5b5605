-- Since when the account is an operator's, who runs the service; null for anyone else.
alter table users add column operator_since timestamptz;
