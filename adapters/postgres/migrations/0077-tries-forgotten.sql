-- When a key is forgotten: by its rule, once all of its tries are regained. Twenty days are the longest of the rules so far.
alter table tries add column forgotten_at timestamptz not null default now() + interval '20 days';
create index tries_forgotten_at on tries (forgotten_at);
drop index tries_last;
