import { addresseeKinds } from '@osh/core/incidents/addressees/addressee.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { thing } from '../contract/thing.ts'
import { entered } from '../entered-wire.ts'
import { givenText, idOf } from '../wire-format.ts'

export const addressee = thing({
  companyId: idOf<CompanyId>(),
  kind: z.enum(addresseeKinds),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  entered,
})

/** What a request carries of an addressee. */
export const addresseeGiven = z.object({
  addressee: givenText,
  name: givenText,
  address: givenText,
  phone: givenText,
  email: givenText,
})
