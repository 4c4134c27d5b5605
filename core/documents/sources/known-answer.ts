import type { Answers } from '../answers/answers.ts'
import type { KnownAnswer } from './source.ts'

/** By the names of a form's values: what each was filled with, and from where. */
export type KnownAnswers = Readonly<Record<string, KnownAnswer>>

/** Under what those whom a register is about come beside the answers to its values: no value is named so. */
export const PEOPLE = '$people'

export const takeKnownAnswers = (known: KnownAnswers): Answers =>
  Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, value]))

/** Whether two answers say the same; a number may be typed as text. */
export const isSameAnswer = (a: unknown, b: unknown): boolean => printPlain(a) === printPlain(b)

const printPlain = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null ? JSON.stringify(answer) : String(answer ?? '')
