import { type ActivityId, type CompanyDetails, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { type CompanyField, mapCompanyFields } from '@osh/core/companies/company-fields.ts'

/** What is typed of a company, under the wire's names of the fields: `parseCompanyDetails` reads it as it is. */
export type CompanyInput = {
  readonly [F in CompanyField]: F extends 'activities' ? readonly ActivityId[] : string
}

export const blankCompany = {
  ...mapCompanyFields((_, { kind }) => (kind === 'activities' ? [] : '')),
  timeZone: DEFAULT_TIME_ZONE,
  numbering: 'whole',
} as CompanyInput

/** Whether a name is one of a company's fields. */
export const isCompanyField = (name: string): name is CompanyField => Object.hasOwn(blankCompany, name)

/** A stored company as the form shows it; a blank one where there is none. */
export const inputOf = (company: CompanyDetails | null): CompanyInput =>
  company === null
    ? blankCompany
    : (Object.fromEntries(
        Object.entries(company)
          .filter(([field]) => isCompanyField(field))
          .map(([field, value]) => [field, value ?? '']),
      ) as CompanyInput)

/** The addresses that may be said to be the legal one. */
export const otherAddresses = ['actualAddress', 'mailingAddress'] as const
export type OtherAddress = (typeof otherAddresses)[number]

/** Which addresses are the legal one; none where there is none. */
export const listSameAsLegal = ({ legalAddress, ...input }: CompanyInput): readonly OtherAddress[] =>
  legalAddress === '' ? [] : otherAddresses.filter((field) => input[field] === legalAddress)

/** The fields in which two inputs differ; the order of the activities is no difference. */
export function listChangedFields(one: CompanyInput, other: CompanyInput): readonly CompanyField[] {
  const comparable = (input: CompanyInput, field: CompanyField): string =>
    field === 'activities' ? [...input.activities].sort((a, b) => a - b).join() : input[field]
  return (Object.keys(blankCompany) as CompanyField[]).filter(
    (field) => comparable(one, field) !== comparable(other, field),
  )
}

/** What a register stands in for a value it does not have. */
const NO_VALUE = 'string'

/** The values of a found company that can be filled in: what is unknown leaves the typed one alone. */
export function pickFound(found: Partial<CompanyDetails>): Partial<CompanyInput> {
  const isKnown = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.length > 0
      : typeof value === 'string' && value.trim() !== '' && value !== NO_VALUE
  return Object.fromEntries(
    Object.entries(found).filter(([field, value]) => isCompanyField(field) && isKnown(value)),
  )
}
