import { isDated } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { readObject } from '../../shared/input/field-reader.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import type { CompletionFact, CompletionResult } from '../completion.ts'
import { checkRegistration, makeCompletionParsers } from '../reading/parse-completion.ts'
import { parseQuantity } from '../reading/subject-fields.ts'
import type { CompletionCode } from '../refusals.ts'
import type { Subject } from '../subject.ts'

/** What is typed of a completion; nothing is chosen yet where it is null. */
export type CompletionInput = {
  readonly date: LocalDate | null
  readonly result: CompletionResult | null
  readonly quantity: string
  readonly registeredOn: LocalDate | null
}

/** A new completion begins with today, passed and all the pieces; an assessment's result has to be chosen. */
export const makeCompletionInput = (subject: Subject, today: LocalDate): CompletionInput => ({
  date: today,
  result: isDated(subject.section) ? 'passed' : null,
  quantity: subject.section === 'ppe' ? String(subject.quantity) : '',
  registeredOn: null,
})

/** Reads what was typed: as a completion is read, only that pieces of PPE may not be left blank. */
export function readTypedCompletion(
  subject: Subject,
  typed: CompletionInput,
  today: LocalDate,
): Result<CompletionFact, FieldErrors<CompletionCode>> {
  const quantity = subject.section === 'ppe' ? parseQuantity : parseNoPieces
  const read = readObject(typed, { ...makeCompletionParsers(subject, today), quantity })
  return read.ok ? checkRegistration(read.value) : read
}

const parseNoPieces = (): Result<null, never> => ok(null)
