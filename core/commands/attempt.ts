import type { CompanyId, Signed, UserId } from '../shared/identity.ts'
import { err, ok } from '../shared/results/result.ts'
import {
  type AnyCommand,
  type Question,
  question,
  type SomeQuestion,
  type SomeWrite,
  takeCompanyId,
} from './command.ts'

/** A request that may come again, because its answer was lost: its key, and a mark that no other request has. */
export type Attempt = { readonly key: string; readonly mark: string }

/** Of two requests under one key the later asks for something else. */
export type KeyTaken = { readonly code: 'request-key/taken' }

/** Which command of which attempt: `step` counts those of one request from 0. The company is null where the input names none. */
export type AttemptedStep = {
  readonly companyId: CompanyId | null
  readonly by: UserId
  readonly key: string
  readonly step: number
}

/** What a command under a key has answered; it is JSON. */
export type KeptAnswer = { readonly mark: string; readonly answer: unknown }

/** How long an answer is kept, in hours from the attempt. */
export const ATTEMPT_HOURS = 24

/** What was answered before; null for the first. Whoever asks at the same moment waits until this one has ended. */
export type EarlierAnswer = Question<'earlier-answer', AttemptedStep & Attempt & Signed, KeptAnswer | null>
export const earlierAnswer = question<EarlierAnswer>('earlier-answer')

/** The answer as a kind of write: one more of the command's own. */
export type AnswerWrite = {
  readonly kind: 'kept-answers'
  readonly rows: readonly (AttemptedStep & KeptAnswer & Signed)[]
}

/**
 * The command under a key: what was done under it before is answered again and not done again. A refused one has left
 * nothing behind, and is decided again.
 */
export const doOnlyOnce = <Q extends SomeQuestion, W extends SomeWrite>(
  command: AnyCommand<Q, W>,
  attempt: Attempt,
  step: number,
): AnyCommand<Q | EarlierAnswer, W | AnswerWrite> => ({
  name: command.name,
  *run(input: never, signed) {
    const place = { ...attempt, ...signed, companyId: takeCompanyId(input) ?? null, step }
    const earlier = yield* earlierAnswer(place)
    if (earlier)
      return earlier.mark === attempt.mark ? ok({ writes: [], answer: earlier.answer }) : err(taken)
    const outcome = yield* command.run(input, signed)
    if (!outcome.ok) return outcome
    const { writes, answer } = outcome.value
    const kept: AnswerWrite = { kind: 'kept-answers', rows: [{ ...place, answer }] }
    return ok({ writes: [...writes, kept], answer })
  },
})

const taken: KeyTaken = { code: 'request-key/taken' }
