-- Until when a company has which tariff; none for an example, where nothing ends. employee_limit: what an operator has allowed. Companies that
-- were there before begin their free days today.
create table company_terms (
  company_id bigint primary key references companies (id),
  tariff text not null,
  last_day date not null,
  employee_limit int
);
insert into company_terms (company_id, tariff, last_day)
  select id, 'introductory', (now() at time zone time_zone)::date + 13 from companies where not example;
