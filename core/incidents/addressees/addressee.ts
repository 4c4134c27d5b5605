import type { CompanyId, Signed } from '../../shared/identity.ts'
import { emailCodes } from '../../shared/input/email-codes.ts'
import { textCodes } from '../../shared/texts/text.ts'

/** Bodies that are told of accidents, or sent their papers, the same at each accident of a company. */
export const addresseeKinds = [
  'inspectorate',
  'prosecutor',
  'authority',
  'municipality',
  'fund',
  'union',
  'supervision',
  'sanitary',
  'investigators',
  'forensic',
  'labour-service',
] as const
export type AddresseeKind = (typeof addresseeKinds)[number]

/** How to reach one of them (адресат): kept once by a company. */
export type Addressee = {
  readonly companyId: CompanyId
  readonly kind: AddresseeKind
  /** As letters name it. */
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly entered: Signed
}

/** By the words with which the plan's steps name them, as far as they are the same for every accident. */
const named: Readonly<Record<string, readonly AddresseeKind[]>> = {
  'Государственная инспекция труда (ГИТ) по месту происшествия': ['inspectorate'],
  'Прокуратура по месту происшествия': ['prosecutor'],
  'Орган исполнительной власти субъекта РФ по труду и орган местного самоуправления': [
    'authority',
    'municipality',
  ],
  'Орган надзора в сфере деятельности (Ростехнадзор и др.), если объект ему подконтролен': ['supervision'],
  'Отделение СФР по месту регистрации страхователя': ['fund'],
  'Территориальное объединение организаций профсоюзов': ['union'],
  'Роспотребнадзор (только при остром отравлении)': ['sanitary'],
  'Следственный орган': ['investigators'],
  'Бюро судебно-медицинской экспертизы': ['forensic'],
  'Роструд (через председателя комиссии)': ['labour-service'],
  'Орган исполнительной власти субъекта РФ в области охраны труда': ['authority'],
}

/** Whom a step's words mean; none of those whom each accident has of its own, as a hospital. */
export const listAddresseeKinds = (words: string): readonly AddresseeKind[] => named[words] ?? []

/** What is said of one is refused with. */
export const addresseeCodes = [...textCodes, ...emailCodes, 'choice/unknown', 'phone/invalid'] as const
export type AddresseeCode = (typeof addresseeCodes)[number]
