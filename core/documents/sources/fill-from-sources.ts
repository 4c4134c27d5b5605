import type { Answers } from '../answers/answers.ts'
import type { Template } from '../library/template.ts'
import type { KnownAnswer, KnownFacts, Need } from './source.ts'
import { sourceNamed } from './source-table.ts'

/** By the names of a form's values: what each was filled with, and from where. */
export type KnownAnswers = Readonly<Record<string, KnownAnswer>>

type Sourced = Pick<Template, 'values'>

/** What has to be loaded for the sources that the form names; nothing for a form that names none. */
export const needsOf = ({ values }: Sourced): ReadonlySet<Need> =>
  new Set(values.flatMap(({ source }) => sourceNamed(source)?.needs ?? []))

/** What a source may ask of the one whom the paper is about. */
const ofEmployee: readonly Need[] = ['employee', 'duties', 'protocols', 'said', 'injured']

/** Whether a paper for each employee is filled in a way of its own. */
export const asksEach = (needs: ReadonlySet<Need>): boolean => ofEmployee.some((need) => needs.has(need))

/** What the records answer to a form's values; a value of which they know nothing is left out. */
export function fillFromSources({ values }: Sourced, facts: KnownFacts): KnownAnswers {
  const known = values.flatMap(({ name, source }) => {
    const answer = sourceNamed(source)?.fill(facts) ?? null
    return answer === null ? [] : [[name, answer] as const]
  })
  return Object.fromEntries(known)
}

export const takeKnownAnswers = (known: KnownAnswers): Answers =>
  Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, value]))

/** How a value of an issued paper came about: filled and left, or filled and changed by a person. */
export type FilledMark = KnownAnswer & { readonly changed: boolean }

/** What an issued paper keeps of where its values are from. */
export const makeFilledMarks = (
  known: KnownAnswers,
  answers: Answers,
): Readonly<Record<string, FilledMark>> =>
  Object.fromEntries(
    Object.entries(known).map(([name, one]) => [
      name,
      { ...one, changed: !isSameAnswer(one.value, answers[name]) },
    ]),
  )

/** Whether two answers say the same; a number may be typed as text. */
export const isSameAnswer = (a: unknown, b: unknown): boolean => printPlain(a) === printPlain(b)

const printPlain = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null ? JSON.stringify(answer) : String(answer ?? '')
