-- What commands have answered to requests that carry a key, for a day: a request that comes again is answered so, and not done again.
-- company_id: 0 where the request names none, as the one that adds a company. step: of several commands of one request, from 0.
-- mark: of all that was asked. answer is null only within the transaction that makes it.
create table request_keys (
  company_id bigint not null,
  user_id bigint not null,
  key text not null,
  step integer not null,
  mark text not null,
  entered_at timestamptz not null,
  answer json,
  primary key (company_id, user_id, key, step)
);
create index request_keys_age on request_keys (entered_at);
