import type { CompletionId } from '../obligations/obligation-ids.ts'
import type { EmployeeId } from '../shared/identity.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { AnsweredRecord } from './answered-record.ts'
import type { MatchCode } from './refusal-codes.ts'
import type { NamedRecord } from './write-file.ts'

/** A record that was sent, and what the register has answered. */
export type SentRecord = NamedRecord & {
  readonly completionId: CompletionId
  readonly employeeId: EmployeeId
  /** Its number in the register; null while there is no answer. */
  readonly number: string | null
}

export type MatchedAnswer = {
  /** Those that get a number now. */
  readonly registered: readonly (SentRecord & { readonly number: string })[]
  /** How many had theirs already. */
  readonly same: number
  /** How many records of the answer are not of this set. */
  readonly others: number
  /** How many of the set have no number after it. */
  readonly unanswered: number
}

/**
 * Which records of a set get which numbers by an answer. Nothing is taken of an answer that says of a record another number than it has, gives one number
 * to two, may mean several, or is about none of the set.
 */
export function matchAnswer(
  sent: readonly SentRecord[],
  answered: readonly AnsweredRecord[],
): Result<MatchedAnswer, FieldErrors<MatchCode, 'records'>> {
  const numbers = new Map(sent.map((record) => [record, record.number]))
  const holders = new Map(sent.map((record) => [record.number, record]))
  const errors: FieldError<MatchCode, 'records'>[] = []
  const find = makeFinder(sent)
  let [same, others, isOurs] = [0, 0, false]
  for (const [row, one] of answered.entries()) {
    const [record, ...more] = find(one)
    if (!record) {
      others += 1
      continue
    }
    isOurs = true
    const refuse = (code: MatchCode) => errors.push({ field: 'records', row, code })
    const known = numbers.get(record) ?? null
    if (more.length > 0) refuse('registry/answer-unclear')
    else if (one.number === null) continue
    else if (known === one.number) same += record.number === null ? 0 : 1
    else if (known !== null) refuse('registry/number-differs')
    else if (holders.has(one.number)) refuse('registry/number-repeated')
    else {
      numbers.set(record, one.number)
      holders.set(one.number, record)
    }
  }
  if (errors.length > 0) return err(fieldErrors(...errors))
  if (!isOurs) return err(fieldErrors({ field: 'records', code: 'registry/answer-of-others' }))
  const registered = sent.flatMap((record) => {
    const number = numbers.get(record) ?? null
    return record.number === null && number !== null ? [{ ...record, number }] : []
  })
  const unanswered = sent.filter((record) => !numbers.get(record)).length
  return ok({ registered, same, others, unanswered })
}

/**
 * By our own id, where the answer has any: one that is not ours, or is of someone else, means another's record. Else by all that it says of the
 * person and the check.
 */
function makeFinder(sent: readonly SentRecord[]): (one: AnsweredRecord) => readonly SentRecord[] {
  const byId = new Map<string, SentRecord>(sent.map((record) => [record.outerId, record]))
  const bySnils = Map.groupBy(sent, ({ snils }) => snils)
  return (one) => {
    if (one.outerId !== null) {
      const record = byId.get(one.outerId)
      return record && (record.snils === null || isSaid(one.snils, record.snils)) ? [record] : []
    }
    if (one.snils === null) return []
    return (bySnils.get(one.snils) ?? []).filter(
      ({ programId, protocol, date }) =>
        isSaid(one.programId, programId) && isSaid(one.protocol, protocol) && isSaid(one.date, date),
    )
  }
}

const isSaid = (said: unknown, is: unknown): boolean => said === null || said === is
