-- What a journal of a period is filled with: completions by the day on which they took place.
create index completions_day on completions (company_id, date, id) where taken_back_at is null;
