import type { CompanyDetails } from './company.ts'

/** What is known of an organisation without asking a register. */
type KnownOrganisation = Pick<CompanyDetails, 'inn' | 'ogrn' | 'okpo' | 'kpp'> & {
  readonly shortName: string
}

/** Well-known organisations, from their own public statements. */
const organisations: readonly KnownOrganisation[] = [
  { shortName: 'ПАО Сбербанк', inn: '7707083893', ogrn: '1027700132195', okpo: '00032537', kpp: '773601001' },
  {
    shortName: 'ПАО «Газпром»',
    inn: '7736050003',
    ogrn: '1027700070518',
    okpo: '00040778',
    kpp: '781401001',
  },
  { shortName: 'ОАО «РЖД»', inn: '7708503727', ogrn: '1037739877295', okpo: '00083262', kpp: '770801001' },
  { shortName: 'ООО «Яндекс»', inn: '7736207543', ogrn: '1027700229193', okpo: '55187675', kpp: '770401001' },
  {
    shortName: 'ПАО «Ростелеком»',
    inn: '7707049388',
    ogrn: '1027700198767',
    okpo: '17514186',
    kpp: '784201001',
  },
  { shortName: 'ПАО «НК «Роснефть»', inn: '7706107510', ogrn: '1027700043502', okpo: '00044428', kpp: null },
  { shortName: 'ПАО «ЛУКОЙЛ»', inn: '7708004767', ogrn: '1027700035769', okpo: '00044434', kpp: null },
  { shortName: 'ПАО «Аэрофлот»', inn: '7712040126', ogrn: '1027700092661', okpo: '29063984', kpp: null },
  { shortName: 'АО «Альфа-Банк»', inn: '7728168971', ogrn: '1027700067328', okpo: '09610444', kpp: null },
  { shortName: 'ПАО «НЛМК»', inn: '4823006703', ogrn: '1024800823123', okpo: '05757665', kpp: null },
  {
    shortName: 'ПАО «ГМК «Норильский никель»',
    inn: '8401005730',
    ogrn: '1028400000298',
    okpo: '44577806',
    kpp: null,
  },
  { shortName: 'ПАО «МТС»', inn: '7740000076', ogrn: '1027700149124', okpo: '52686811', kpp: null },
]

const legalForms: Readonly<Record<string, string>> = {
  ПАО: 'Публичное акционерное общество',
  АО: 'Акционерное общество',
  ОАО: 'Открытое акционерное общество',
  ООО: 'Общество с ограниченной ответственностью',
}

/** What is known of the organisation with this ИНН; null for any other. */
export function findKnownOrganisation(inn: string): Partial<CompanyDetails> | null {
  const found = organisations.find((known) => known.inn === inn)
  if (!found) return null
  const { kpp, ...rest } = found
  return { ...rest, name: writeFullName(found.shortName), ...(kpp === null ? {} : { kpp }) }
}

function writeFullName(shortName: string): string {
  const [form = '', ...rest] = shortName.split(' ')
  return [legalForms[form] ?? form, ...rest].join(' ')
}
