import { type CompanyDetails, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'

/** The demo's building contractor: invented, with requisites that pass the check digits and belong to no one. */
export const demoCompany: CompanyDetails = {
  name: 'Общество с ограниченной ответственностью «СеверСтройМонтаж»',
  shortName: 'ООО «СеверСтройМонтаж»',
  legalAddress: '614000, Пермский край, г. Пермь, ул. Примерная, д. 1, офис 12',
  actualAddress: '614000, Пермский край, г. Пермь, ул. Примерная, д. 1, офис 12',
  mailingAddress: '614000, Пермский край, г. Пермь, ул. Примерная, д. 1, офис 12',
  phone: '+7 (342) 555-01-10',
  email: 'office@example.ru',
  inn: '5902999982',
  kpp: '590201001',
  okpo: '90001144',
  oktmo: '57701000',
  okved: '43.99',
  ogrn: '1125902099993',
  okato: '57401000000',
  okogu: '4210014',
  formOfOwnership: 'Частная собственность',
  directorName: 'Соколов Александр Николаевич',
  directorPosition: 'Генеральный директор',
  activities: [],
  timeZone: DEFAULT_TIME_ZONE,
  numbering: 'whole',
}

/** Who works in the demo. */
export const demoProfile = { fullname: 'Щербаков Павел Олегович', position: 'Специалист по охране труда' }

export const demoAuthor = 'Щербаков П. О., специалист по охране труда'
