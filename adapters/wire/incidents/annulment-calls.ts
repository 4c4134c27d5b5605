import { annulCodes, restoreCodes } from '@osh/core/incidents/annulment/refusal-codes.ts'
import * as z from 'zod/mini'
import { one } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { detailsOfOne, ofOne } from '../contract/command-input.ts'
import { givenText } from '../wire-format.ts'
import { incident } from './incident-wire.ts'

/** What an annulment carries: the reason, and which details the sender saw. */
const annulmentGiven = z.object({
  reason: givenText,
  seen: z.exactOptional(
    z.strictObject({ detailsVersion: z.exactOptional(z.int({ error: 'number/invalid' })) }),
  ),
})

/** Annuls accidents and takes that back: asked now and then. */
export const annulmentCalls = {
  annul: call({
    path: '/api/incidents/{id}/annulment',
    who: { ownerOf: 'incident' },
    right: 'change',
    input: detailsOfOne<'incident'>({ fields: annulmentGiven }),
    answer: one(incident),
    refuses: [...annulCodes, 'not-found', 'stale'],
  }),
  restore: call({
    path: '/api/incidents/{id}/restoring',
    who: { ownerOf: 'incident' },
    right: 'change',
    input: ofOne<'incident', { readonly reason: unknown }>({ fields: z.object({ reason: givenText }) }),
    answer: one(incident),
    refuses: [...restoreCodes, 'not-found'],
  }),
}
