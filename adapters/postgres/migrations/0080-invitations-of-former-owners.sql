-- Links by which those have invited who are owners no more.
delete from invitations
where accepted_by is null and not exists (
  select from memberships
  where memberships.company_id = invitations.company_id and user_id = invited_by and role = 'owner');
