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

export const readTextAnswer = (answer: unknown): string =>
  typeof answer === 'string' ? answer : typeof answer === 'number' ? String(answer) : ''

export function readPersonAnswer(answer: unknown): PersonAnswer {
  if (typeof answer === 'number') return answer
  if (!isRecord(answer)) return null
  return { fullName: readTextAnswer(answer.fullName), position: readTextAnswer(answer.position) }
}

export const readPeopleAnswer = (answer: unknown): readonly PersonAnswer[] =>
  Array.isArray(answer) ? answer.map(readPersonAnswer) : []

export function readCommissionAnswer(answer: unknown): CommissionAnswer {
  const given = isRecord(answer) ? answer : {}
  return {
    chair: readPersonAnswer(given.chair),
    members: readPeopleAnswer(given.members),
    secretary: readPersonAnswer(given.secretary),
  }
}

export function readPeriodAnswer(answer: unknown): PeriodAnswer {
  const given = isRecord(answer) ? answer : {}
  return { from: readTextAnswer(given.from) || null, to: readTextAnswer(given.to) || null }
}

export const readRowsAnswer = (answer: unknown): readonly RowAnswer[] =>
  Array.isArray(answer)
    ? answer
        .filter(isRecord)
        .map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, text]) => [name, readTextAnswer(text)])),
        )
    : []
