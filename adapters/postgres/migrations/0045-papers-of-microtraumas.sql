-- The microtrauma whose paper a document is.
alter table documents add column microtrauma_id bigint;
