-- Under what a training is kept: the protocol's number and that of the record in the register of the trained. Null where no one has entered any.
alter table completions add column protocol_number text, add column registry_number text;
