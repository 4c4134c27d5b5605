-- ИНН, name and director are enough for a company to begin; the rest is null until a paper asks for it.
alter table companies
  alter column short_name drop not null,
  alter column legal_address drop not null,
  alter column actual_address drop not null,
  alter column mailing_address drop not null,
  alter column phone drop not null,
  alter column email drop not null,
  alter column okpo drop not null,
  alter column oktmo drop not null,
  alter column okved drop not null,
  alter column ogrn drop not null,
  alter column okato drop not null,
  alter column okogu drop not null,
  alter column form_of_ownership drop not null,
  alter column director_position drop not null;
