-- What PPE is counted in and the point of the norms that it rests on; both null in other sections. What was entered before is counted in pieces.
alter table obligations
  add column unit text check (unit in ('piece', 'pair', 'set')),
  add column norm text;
alter table memo_rows
  add column unit text check (unit in ('piece', 'pair', 'set')),
  add column norm text;
update obligations set unit = 'piece' where section = 'ppe';
update memo_rows set unit = 'piece' where section = 'ppe';
