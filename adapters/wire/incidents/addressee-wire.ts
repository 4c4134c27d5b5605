import { type Addressee, addresseeKinds } from '@osh/core/incidents/addressees/addressee.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { z } from 'zod'
import { codec } from '../contract/answer.ts'
import { decodeInstant, givenText, id, moment } from '../wire-format.ts'

export const addressee = codec(
  z.object({
    companyId: id,
    kind: z.enum(addresseeKinds),
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    enteredBy: id,
    enteredAt: moment,
  }),
  {
    encode: ({ entered: { by, at }, ...one }: Addressee) => ({ ...one, enteredBy: by, enteredAt: at }),
    decode: ({ enteredBy, enteredAt, companyId, ...one }): Addressee => ({
      ...one,
      companyId: companyId as CompanyId,
      entered: { by: enteredBy as UserId, at: decodeInstant(enteredAt) },
    }),
  },
)

/** What a request carries of an addressee. */
export const addresseeGiven = z.object({
  addressee: givenText,
  name: givenText,
  address: givenText,
  phone: givenText,
  email: givenText,
})
