-- Who erased what and when: ids alone. Not of a company: the record stays when the company itself is erased.
create table erasures (
  id bigint generated always as identity primary key,
  erased text not null check (erased in ('employee', 'account', 'company')),
  of_company bigint,
  of_employee bigint,
  of_user bigint,
  erased_by bigint not null,
  erased_at timestamptz not null
);
