import { isRecord } from '@osh/core/documents/answers/answers.ts'

/** Whom a form names: an employee by id, or someone typed by hand; null while no one is. */
export type PersonAnswer = number | PersonByHand | null
export type PersonByHand = { readonly fullName: string; readonly position: string }

export type CommissionAnswer = {
  readonly chair: PersonAnswer
  readonly members: readonly PersonAnswer[]
  readonly secretary: PersonAnswer
}

export type PeriodAnswer = { readonly from: string | null; readonly to: string | null }

export type RowAnswer = Readonly<Record<string, string>>

export const textIn = (answer: unknown): string =>
  typeof answer === 'string' ? answer : typeof answer === 'number' ? String(answer) : ''

export function personIn(answer: unknown): PersonAnswer {
  if (typeof answer === 'number') return answer
  if (!isRecord(answer)) return null
  return { fullName: textIn(answer.fullName), position: textIn(answer.position) }
}

export const peopleIn = (answer: unknown): readonly PersonAnswer[] =>
  Array.isArray(answer) ? answer.map(personIn) : []

export function commissionIn(answer: unknown): CommissionAnswer {
  const given = isRecord(answer) ? answer : {}
  return {
    chair: personIn(given.chair),
    members: peopleIn(given.members),
    secretary: personIn(given.secretary),
  }
}

export function periodIn(answer: unknown): PeriodAnswer {
  const given = isRecord(answer) ? answer : {}
  return { from: textIn(given.from) || null, to: textIn(given.to) || null }
}

export const rowsIn = (answer: unknown): readonly RowAnswer[] =>
  Array.isArray(answer)
    ? answer
        .filter(isRecord)
        .map((row) => Object.fromEntries(Object.entries(row).map(([name, text]) => [name, textIn(text)])))
    : []
