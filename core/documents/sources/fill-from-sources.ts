import type { Answers } from '../answers/answers.ts'
import type { Template } from '../library/template.ts'
import { isSameAnswer, type KnownAnswers } from './known-answer.ts'
import { peopleNamed } from './people.ts'
import type { KnownAnswer, KnownFacts, Need } from './source.ts'
import { sourceNamed } from './source-table.ts'

type Sourced = Pick<Template, 'values' | 'people'>

/** What has to be loaded for the sources that the form names; nothing for a form that names none. */
export const needsOf = ({ values, people }: Sourced): ReadonlySet<Need> =>
  new Set([
    ...values.flatMap(({ source }) => sourceNamed(source)?.needs ?? []),
    ...(peopleNamed(people)?.needs ?? []),
  ])

/** Whom the records have for a register; null where it names none, or they have none. */
export const findPeople = ({ people }: Pick<Template, 'people'>, facts: KnownFacts): KnownAnswer | null =>
  peopleNamed(people)?.fill(facts) ?? null

/** What a source may ask of the one whom the paper is about. */
const ofEmployee: readonly Need[] = ['employee', 'duties', 'protocols', 'ownPapers', 'said', 'injured']

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
