-- What is unfinished about the register of the trained, by company: records without a number, checks with a protocol and without a number, protocols that await an
-- edition.
create index registry_records_unanswered on registry_records (company_id, set_id) where number is null;
create index completions_unregistered on completions (company_id, date, id)
  where protocol_number is not null and registry_number is null and taken_back_at is null;
create index documents_awaiting_edition on documents (company_id, date) where awaits_edition;
