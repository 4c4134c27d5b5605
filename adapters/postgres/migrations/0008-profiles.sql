-- What papers and the history call the person of an account; null until they have said.
alter table users add column fullname text, add column position text;
