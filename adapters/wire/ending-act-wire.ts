import type { EndingAct } from '@osh/core/norms/acts/full-acts.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import * as z from 'zod/mini'
import { day } from './wire-format.ts'

/** An act that ends, or has ended, as a warning tells of it. */
export const endingActJson = z.object({
  id: z.string(),
  issued: z.string(),
  number: z.string(),
  date: day,
  title: z.nullable(z.string()),
  short: z.string(),
  expiryUnconfirmed: z.nullable(z.string()),
  governs: z.string(),
  validTo: day,
})
type EndingActJson = z.infer<typeof endingActJson>

type Ending = { readonly act: EndingAct; readonly validTo: LocalDate }

export const encodeEndingAct = ({ act, validTo }: Ending): EndingActJson => ({
  id: act.id,
  issued: act.issued,
  number: act.number,
  date: act.date,
  title: act.title,
  short: act.short,
  expiryUnconfirmed: act.expiryUnconfirmed,
  governs: act.governs,
  validTo,
})

export const decodeEndingAct = ({ date, validTo, ...act }: EndingActJson): Ending => ({
  act: { ...act, date },
  validTo,
})
