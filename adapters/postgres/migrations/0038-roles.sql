-- What a member may: a role of core/rights, the departments of a head, and what they see though their role does not.
alter table memberships drop constraint memberships_role_check;
update memberships set role = 'specialist' where role = 'member';
alter table memberships
  add constraint memberships_role_check check (role in ('owner', 'specialist', 'head', 'reader')),
  add column departments bigint[] not null default '{}',
  add column granted text[] not null default '{}';
