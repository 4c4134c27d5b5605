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

/** What is said of one is refused with. */
export const addresseeCodes = [...textCodes, ...emailCodes, 'choice/unknown', 'phone/invalid'] as const
export type AddresseeCode = (typeof addresseeCodes)[number]
