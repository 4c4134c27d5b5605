import type { CompanyField } from './company-fields.ts'

/** What forms, refusals, the journal and the archive call each field. */
export const companyFieldLabels = {
  name: 'Полное наименование',
  shortName: 'Краткое наименование',
  legalAddress: 'Юридический адрес',
  actualAddress: 'Фактический адрес',
  mailingAddress: 'Почтовый адрес',
  phone: 'Телефон',
  email: 'E-mail',
  inn: 'ИНН',
  kpp: 'КПП',
  okpo: 'ОКПО',
  oktmo: 'ОКТМО',
  okved: 'ОКВЭД',
  ogrn: 'ОГРН',
  okato: 'ОКАТО',
  okogu: 'ОКОГУ',
  formOfOwnership: 'Форма собственности',
  directorName: 'ФИО руководителя',
  directorPosition: 'Должность руководителя',
  activities: 'Виды деятельности',
  timeZone: 'Часовой пояс',
  numbering: 'Нумерация документов',
} as const satisfies Readonly<Record<CompanyField, string>>

const { legalAddress, actualAddress, mailingAddress, okpo, oktmo, okved, ogrn, okato, okogu } =
  companyFieldLabels

/** What papers say of a company as it is typed, as lists of what they lack call it; apart from the fields, which every page has. */
export const companyPaperLabels: Readonly<Partial<Record<CompanyField, string>>> = {
  name: 'Наименование организации',
  shortName: 'Краткое наименование организации',
  ...{ legalAddress, actualAddress, mailingAddress },
  phone: 'Телефон организации',
  email: 'Электронная почта организации',
  inn: 'ИНН организации',
  kpp: 'КПП организации',
  ...{ okpo, oktmo, okved, ogrn, okato, okogu },
  formOfOwnership: companyFieldLabels.formOfOwnership,
}
