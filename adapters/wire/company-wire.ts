import type { Company, CompanyDetails } from '@osh/core/companies/company.ts'
import { numberings } from '@osh/core/companies/numbering.ts'
import * as z from 'zod/mini'
import { codec } from './contract/answer.ts'
import { givenId, givenList, givenText, id } from './wire-format.ts'

const detailsShape = {
  name: z.string(),
  shortName: z.nullable(z.string()),
  legalAddress: z.nullable(z.string()),
  actualAddress: z.nullable(z.string()),
  mailingAddress: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  inn: z.string(),
  kpp: z.nullable(z.string()),
  okpo: z.nullable(z.string()),
  oktmo: z.nullable(z.string()),
  okved: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  okato: z.nullable(z.string()),
  okogu: z.nullable(z.string()),
  formOfOwnership: z.nullable(z.string()),
  directorName: z.string(),
  directorPosition: z.nullable(z.string()),
  activities: z.array(id),
  timeZone: z.string(),
  numbering: z.enum(numberings),
}

/** Only an example is said to be one. */
export const companyJson = z.object({
  id,
  ...detailsShape,
  version: z.int(),
  example: z.exactOptional(z.literal(true)),
})
type CompanyJson = z.infer<typeof companyJson>

export const encodeCompany = (company: Company): CompanyJson => ({
  ...encodeDetails(company),
  id: company.id,
  version: company.version,
  ...(company.example ? { example: company.example } : {}),
})

const encodeDetails = (details: CompanyDetails) => ({
  name: details.name,
  shortName: details.shortName,
  legalAddress: details.legalAddress,
  actualAddress: details.actualAddress,
  mailingAddress: details.mailingAddress,
  phone: details.phone,
  email: details.email,
  inn: details.inn,
  kpp: details.kpp,
  okpo: details.okpo,
  oktmo: details.oktmo,
  okved: details.okved,
  ogrn: details.ogrn,
  okato: details.okato,
  okogu: details.okogu,
  formOfOwnership: details.formOfOwnership,
  directorName: details.directorName,
  directorPosition: details.directorPosition,
  activities: [...details.activities],
  timeZone: details.timeZone,
  numbering: details.numbering,
})

/** What POST and PATCH /api/companies carry; a PATCH only what changes. */
export const companyGiven = z.object({
  name: givenText,
  shortName: givenText,
  legalAddress: givenText,
  actualAddress: givenText,
  mailingAddress: givenText,
  phone: givenText,
  email: givenText,
  inn: givenText,
  kpp: givenText,
  okpo: givenText,
  oktmo: givenText,
  okved: givenText,
  ogrn: givenText,
  okato: givenText,
  okogu: givenText,
  formOfOwnership: givenText,
  directorName: givenText,
  directorPosition: givenText,
  activities: z.exactOptional(givenList(givenId)),
  timeZone: givenText,
  numbering: givenText,
})

/** Company fields found by ИНН: whatever of them the register knows; the literal «string» is no value. */
export const foundCompany = codec(z.partial(z.object(detailsShape)), {
  encode: ({ activities, ...texts }: Partial<CompanyDetails>) =>
    activities ? { ...texts, activities: [...activities] } : texts,
  decode: (json): Partial<CompanyDetails> =>
    Object.fromEntries(Object.entries(json).filter(([, found]) => found !== undefined && found !== 'string')),
})
