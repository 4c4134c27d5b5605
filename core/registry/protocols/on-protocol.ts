import type { Answers } from '../../documents/answers/answers.ts'
import type { Document } from '../../documents/document.ts'
import type { AnsweredPaper, NumberOfYear } from '../../documents/issuing/document-facts.ts'
import { takeDocumentYear } from '../../documents/numbering/document-date.ts'
import { parseDocumentNumber } from '../../documents/numbering/document-number.ts'
import type { PersonOnPaper } from '../../documents/on-paper/person-on-paper.ts'
import { isProtocolOf } from '../../memos/protocols-of-memo.ts'
import { findProgram } from '../../norms/training-programs.ts'
import { addDays, countDaysBetween, type LocalDate } from '../../shared/dates/local-date.ts'
import type { EmployeeId } from '../../shared/identity.ts'
import type { KnowledgeCheck } from '../knowledge-check.ts'

/** A check is at most so many days before or after its protocol: numbers begin again each year. */
const NEAR_DAYS = 180

/** What of a check tells its protocol. */
export type ToldCheck = {
  readonly employeeId: EmployeeId
  readonly programme: string
  readonly date: LocalDate
  readonly protocol: string | null
}

/** Whether the check stands on the protocol: by number, person, programme and day. */
export function isOnProtocol({ document, answers }: AnsweredPaper, check: ToldCheck): boolean {
  const number = parseDocumentNumber(check.protocol)
  const programme = findProgram(check.programme)
  return (
    number.ok &&
    number.value.integer === document.number.integer &&
    number.value.letter === document.number.letter &&
    programme !== null &&
    isProtocolOf(answers.programme, programme) &&
    document.employees.some(({ id }) => id === check.employeeId) &&
    Math.abs(countDaysBetween(check.date, document.date)) <= NEAR_DAYS
  )
}

/** The days in which the checks of a protocol are looked for. */
export const findDaysNear = ({ date }: Pick<Document, 'date'>) => ({
  from: addDays(date, -NEAR_DAYS),
  to: addDays(date, NEAR_DAYS),
})

/** Under which numbers of which years the protocols of the checks may be. */
export function listNumbersOf(checks: readonly ToldCheck[]): readonly NumberOfYear[] {
  const all = checks.flatMap(({ protocol, date }) => {
    const number = parseDocumentNumber(protocol)
    const { from, to } = findDaysNear({ date })
    const years = new Set([from, date, to].map(takeDocumentYear))
    return number.ok ? [...years].map((year) => ({ year, number: number.value })) : []
  })
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

/** Column «з» of the protocol, and how each check ended; several numbers where someone was checked in several high-risk works by one protocol. */
export function listLearnt(
  document: Document,
  answers: Answers,
  checks: readonly KnowledgeCheck[],
): ReadonlyMap<EmployeeId, Partial<PersonOnPaper>> {
  const own = checks.filter((check) => isOnProtocol({ document, answers }, check))
  return new Map(
    [...Map.groupBy(own, ({ employeeId }) => employeeId)].map(([id, all]) => {
      const numbers = [...new Set(all.flatMap(({ registry }) => registry ?? []))]
      const learnt = {
        ...(numbers.length > 0 ? { registryNumber: numbers.toSorted().join(', ') } : {}),
        checkPassed: all.every(({ passed }) => passed),
      }
      return [id, learnt]
    }),
  )
}
