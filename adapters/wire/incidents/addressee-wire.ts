import { type Addressee, addresseeKinds } from '@osh/core/incidents/addressees/addressee.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { givenText, idOf, moment } from '../wire-format.ts'

export const addressee = codec(
  z.object({
    companyId: idOf<CompanyId>(),
    kind: z.enum(addresseeKinds),
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    enteredBy: idOf<UserId>(),
    enteredAt: moment,
  }),
  {
    encode: ({ entered: { by, at }, ...one }: Addressee) => ({ ...one, enteredBy: by, enteredAt: at }),
    decode: ({ enteredBy: by, enteredAt: at, ...one }): Addressee => ({ ...one, entered: { by, at } }),
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
