-- The day on which an assessment of working conditions was entered into ФГИС СОУТ: a memo's for all its rows, and each
-- completion's own; of an obligation it follows from the completions, as base_date does.
alter table memos add column registered_on date;
alter table completions add column registered_on date;
alter table obligations add column registered_on date;
