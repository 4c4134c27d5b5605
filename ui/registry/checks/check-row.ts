import { joinFullName } from '@osh/core/employees/employee.ts'
import { describeSought } from '@osh/core/employees/find-people.ts'
import { checkRecord, type Fault } from '@osh/core/registry/check-record.ts'
import type { Amendment, KnowledgeCheck } from '@osh/core/registry/knowledge-check.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** What is typed beside a check; empty where nothing is. */
export type Typed = {
  readonly protocol: string
  readonly programId: string
  readonly foreignNumber: string
  readonly citizenship: string
}
export const nothingTyped: Typed = { protocol: '', programId: '', foreignNumber: '', citizenship: '' }

/** A knowledge check beside all for which the register would refuse it. */
export type CheckRow = {
  readonly check: KnowledgeCheck
  readonly who: string
  /** What they are found by, as `isFound` reads it. */
  readonly sought: string
  readonly typed: Typed
  /** As it is now, with what was typed. */
  readonly faults: readonly Fault[]
  /** Where the records lack it, whatever is typed. */
  readonly asks: ReadonlySet<Fault['field']>
  /** The register knows it or is asked for it. */
  readonly isTold: boolean
}

export function makeCheckRow(check: KnowledgeCheck, typed: Typed, today: LocalDate): CheckRow {
  const { personnelNumber, position, department } = check.person
  const who = joinFullName(check.person)
  const isTold = check.registry !== null || check.awaitedIn !== null
  const own = listFaults(check, {}, today)
  return {
    ...{ check, typed, isTold },
    ...{ who, sought: describeSought({ fullName: who, personnelNumber, position, department }) },
    faults: typed === nothingTyped ? own : listFaults(check, readTyped(typed), today),
    asks: new Set(isTold ? [] : own.filter(({ code }) => isAsked(code)).map(({ field }) => field)),
  }
}

const isAsked = (code: Fault['code']): boolean =>
  ['registry/program-unknown', 'registry/protocol-missing', 'registry/snils-missing'].includes(code)

function listFaults(check: KnowledgeCheck, amended: Amendment, today: LocalDate): readonly Fault[] {
  const record = checkRecord(check, amended, today)
  return record.ok ? [] : record.error
}

const readTyped = ({ protocol, programId, foreignNumber, citizenship }: Typed): Amendment => ({
  ...(protocol === '' ? {} : { protocol }),
  ...(programId === '' ? {} : { programId: Number(programId) }),
  ...(foreignNumber + citizenship === '' ? {} : { foreign: { number: foreignNumber, citizenship } }),
})
