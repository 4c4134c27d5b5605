import type { CompletionId } from '@osh/core/obligations/completion.ts'
import { completionCodes, holdingCodes } from '@osh/core/obligations/refusals.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { FieldCode } from '@osh/core/shared/results/refusals.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { newOne, one } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { ofOneAlone, patchOf } from '../contract/command-input.ts'
import type { InputCodec } from '../contract/input.ts'
import type { OfOne } from '../contract/who.ts'
import type { WireCode } from '../read-given.ts'
import { completionGiven, factWords } from './completion-wire.ts'
import { obligation } from './obligation-wire.ts'

type OfObligation = OfOne<'obligation'>
type Named = { readonly completionId: CompletionId }

const fields = patchOf<'obligation'>({ fields: completionGiven, words: factWords })

/** `method({ companyId, id, fact })` */
const factOf: InputCodec<OfObligation, [OfObligation & { readonly fact: Input }], WireCode> = {
  ...fields,
  read: (asked, judge) => {
    const read = fields.read(asked, judge)
    if (!read.ok) return read
    const [{ patch: fact, ...of }] = read.value
    return ok([{ ...of, fact }])
  },
  write: ({ fact, ...of }) => fields.write({ ...of, patch: fact }),
}

/** The same of a completion, which the path names too. */
const ofCompletion = <Given extends OfObligation, Code extends FieldCode>(
  input: InputCodec<OfObligation, [Given], Code>,
): InputCodec<OfObligation, [Given & Named], Code> => ({
  ...input,
  read: (asked, judge) => {
    const read = input.read(asked, judge)
    return read.ok
      ? ok([{ ...read.value[0], completionId: asked.within?.completionId as CompletionId }])
      : read
  },
  write: (given) => ({ ...input.write(given), within: { completionId: given.completionId } }),
})

const byHand = ['completion/entered-by-memo', 'obligation/in-active-memo'] as const
const path = '/api/obligations/{id}/completions'

/** Completions entered by hand; each answers the obligation as it stands then. */
export const completionCalls = {
  complete: call({
    path,
    who: { ownerOf: 'obligation' },
    right: 'complete',
    input: factOf,
    answer: newOne(obligation),
    refuses: [...completionCodes, ...holdingCodes, 'not-found'],
  }),
  correct: call({
    method: 'patch',
    path: `${path}/{completionId}`,
    who: { ownerOf: 'obligation' },
    right: 'complete',
    input: ofCompletion(fields),
    answer: one(obligation),
    refuses: [...completionCodes, ...holdingCodes, 'not-found', ...byHand],
  }),
  takeBack: call({
    method: 'delete',
    path: `${path}/{completionId}`,
    who: { ownerOf: 'obligation' },
    right: 'complete',
    input: ofCompletion(ofOneAlone<'obligation'>()),
    answer: one(obligation),
    refuses: [...holdingCodes, 'not-found', ...byHand],
  }),
}
