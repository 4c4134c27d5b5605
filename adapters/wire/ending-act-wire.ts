import * as z from 'zod/mini'
import { flat, thing } from './contract/thing.ts'
import { day } from './wire-format.ts'

const act = thing({
  id: z.string(),
  issued: z.string(),
  number: z.string(),
  date: day,
  title: z.nullable(z.string()),
  short: z.string(),
  expiryUnconfirmed: z.nullable(z.string()),
  governs: z.string(),
})

export const endingActFields = { act: flat(act), validTo: day }

/** An act that ends, or has ended, as a warning tells of it. */
export const endingAct = thing(endingActFields)
