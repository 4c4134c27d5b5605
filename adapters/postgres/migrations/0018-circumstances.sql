-- What a company has said of itself, by the numbers of core/norms/circumstances.json: which roles it needs follows. Until it has said
-- something there is no row. A role that was switched off has said that its condition is not so.
create table circumstances (
  company_id bigint not null references companies (id),
  circumstance_id integer not null,
  applies boolean not null,
  since_by bigint not null,
  since_at timestamptz not null,
  primary key (company_id, circumstance_id)
);
insert into circumstances (company_id, circumstance_id, applies, since_by, since_at)
select off.company_id, conditional.circumstance_id, false, 0, now()
from roles_off off
join (values (107, 1), (108, 2), (109, 3), (114, 4), (123, 6), (124, 7), (125, 8), (128, 9), (129, 10), (405, 11), (406, 12), (504, 14))
  as conditional (role_id, circumstance_id) on conditional.role_id = off.role_id;
drop table roles_off;
