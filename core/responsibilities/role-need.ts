import {
  type Circumstance,
  type CircumstanceId,
  circumstances,
  findCircumstance,
} from '../norms/circumstances.ts'
import type { Role } from '../norms/responsibilities.ts'

/** What a company has said of itself: whether something is so («есть ли у вас работы на высоте»). */
export type CircumstanceAnswer = { readonly circumstanceId: CircumstanceId; readonly applies: boolean }

/** Whether a company needs someone in a role; `asked` while its circumstance is not known. */
export type RoleNeed = 'needed' | 'asked' | 'not-needed'

/** What a company has said, to look a circumstance up in; without an answer it is not there. */
export type AnswerLookup = (id: CircumstanceId) => boolean | undefined

export function lookUpAnswers(answers: readonly CircumstanceAnswer[]): AnswerLookup {
  const known = new Map(answers.map(({ circumstanceId, applies }) => [circumstanceId, applies]))
  return (id) => {
    const after = findCircumstance(id)?.after ?? null
    return after !== null && known.get(after) === false ? false : known.get(id)
  }
}

/**
 * Whether the company needs the role. A role without a condition is always needed; one that someone holds is, too, until the
 * company says that its condition is not so.
 */
export function decideNeed(
  { circumstance }: Pick<Role, 'circumstance'>,
  isHeld: boolean,
  answerTo: AnswerLookup,
): RoleNeed {
  if (circumstance === null) return 'needed'
  const applies = answerTo(circumstance) ?? (isHeld ? true : undefined)
  if (applies === undefined) return 'asked'
  return applies ? 'needed' : 'not-needed'
}

/** What a company is still to be asked, in the order of asking: what roles wait for, once what it follows from is so. */
export function selectQuestions(asked: readonly Role[], answerTo: AnswerLookup): readonly Circumstance[] {
  const waited = new Set(asked.map(({ circumstance }) => circumstance))
  return circumstances.filter(
    ({ id, after }) => waited.has(id) && (after === null || answerTo(after) === true),
  )
}
