import type { Company, CompanyDetails, CompanyId } from '@osh/core/companies/company.ts'
import {
  type ActivityId,
  type CompanyField,
  type CompanyValues,
  mapCompanyFields,
} from '@osh/core/companies/company-fields.ts'
import { numberings } from '@osh/core/companies/numbering.ts'
import * as z from 'zod/mini'
import { asItIs, type Codec, codec } from './contract/answer.ts'
import { givenId, givenList, givenText, idOf } from './wire-format.ts'

/** How a value of each kind is on the wire. */
const kinds: { readonly [Kind in keyof CompanyValues]: z.ZodMiniType<CompanyValues[Kind]> } = {
  text: z.string(),
  phone: z.string(),
  email: z.string(),
  code: z.string(),
  activities: z.array(idOf<ActivityId>()),
  zone: z.string(),
  numbering: z.enum(numberings),
}

const details = mapCompanyFields((_, { kind, optional }) =>
  optional ? z.nullable(kinds[kind] as z.ZodMiniType) : kinds[kind],
) as { readonly [F in CompanyField]: z.ZodMiniType<CompanyDetails[F]> }

/** Only an example is said to be one. */
export const company: Codec<Company> = asItIs(
  z.object({
    id: idOf<CompanyId>(),
    ...details,
    version: z.int(),
    example: z.exactOptional(z.literal(true)),
  }),
)

/** What POST and PATCH /api/companies carry; a PATCH only what changes. */
export const companyGiven = z.object(
  mapCompanyFields((_, { kind }) =>
    kind === 'activities' ? z.exactOptional(givenList(givenId)) : givenText,
  ),
)

/** Company fields found by ИНН: whatever of them the register knows; the literal «string» is no value. */
export const foundCompany = codec(z.partial(z.object(details)), {
  encode: (found: Partial<CompanyDetails>) => found,
  decode: (json): Partial<CompanyDetails> =>
    Object.fromEntries(Object.entries(json).filter(([, found]) => found !== undefined && found !== 'string')),
})
