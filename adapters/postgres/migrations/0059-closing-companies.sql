-- On which day a company is erased that its owner has closed; null while no one has.
alter table company_terms add column closes_on date;
