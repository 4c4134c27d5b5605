-- On which day of a month what was paid for begins and goes on, so that months which are short of it take no days away.
alter table company_terms add column anchor_day smallint check (anchor_day between 1 and 31);
update company_terms set anchor_day = extract(day from last_day + 1)::smallint where tariff <> 'introductory';
