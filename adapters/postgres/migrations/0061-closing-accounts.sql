-- closes_on: on which day the account is erased that its person has closed.
alter table users add column closes_on date;
