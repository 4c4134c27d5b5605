-- Notices of steps whose term is hours, of which members are still to be told by e-mail at once. Those that were raised before are not.
alter table notices add column to_mail boolean not null default false;
create index notices_to_mail on notices (company_id) where to_mail;
