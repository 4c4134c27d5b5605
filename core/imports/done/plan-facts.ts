import { isOnHiringAlone } from '../../norms/examinations/on-hiring-alone.ts'
import { findFactor } from '../../norms/factors.ts'
import { isSameDuty } from '../../obligations/entering/same-duty.ts'
import { makeSubjectInput } from '../../obligations/reading/subject-fields.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { ImportRow } from '../import-field.ts'
import type { Fault, FaultCode } from '../plan/import-plan.ts'
import type { Duty, Fact, FactEntry, OfPerson } from './fact.ts'
import { type FactField, isFactField } from './fact-field.ts'
import { readFacts } from './read-facts.ts'
import { takeSize } from './take-size.ts'

type Planned = {
  readonly facts: readonly FactEntry[]
  readonly faults: readonly Fault[]
  /** Classes and levels without a day that stand on record just so. */
  readonly confirmed: readonly Fact[]
}
const NOTHING: Planned = { facts: [], faults: [], confirmed: [] }

/** What becomes of the things that a row says were done, held against what the person has to do. */
export function planFacts(row: ImportRow, person: OfPerson, today: LocalDate): Planned {
  if (!Object.keys(row.values).some(isFactField)) return NOTHING
  const read = readFacts(row, person, today)
  // A row that is refused anyway is told of what its reader finds, once.
  if (read.faults.length > 0) return { ...NOTHING, faults: read.faults }
  const facts: FactEntry[] = []
  const faults: Fault[] = []
  const confirmed: Fact[] = []
  for (const fact of read.facts) {
    const planned = planFact(fact, person.own, row)
    if (planned === 'same') {
      if (fact.date === null) confirmed.push(fact)
    } else if ('code' in planned) faults.push(refuse(row, planned.field, planned.code))
    else facts.push(planned)
  }
  return { facts, faults, confirmed }
}

export const refuse = ({ values }: ImportRow, field: FactField, code: FaultCode): Fault => ({
  field,
  value: values[field] ?? '',
  error: { field, code } as Fault['error'],
})

type Refused = { readonly field: FactField; readonly code: FaultCode }

/** What is on record already, or later than the file has it, stays as it is. */
function planFact(fact: Fact, own: readonly Duty[], { values }: ImportRow): FactEntry | 'same' | Refused {
  const { subject, date } = fact
  const duty = own.find((one) => isSameDuty(one.subject, subject.section, makeSubjectInput(subject)))
  if (!duty)
    return fact.term
      ? { ...fact, is: 'given', duty: null }
      : {
          field: 'factPeriodicity',
          code: values.factPeriodicity ? 'periodicity/unrecognised' : findNoTerm(subject),
        }
  const isFoundSo = findOf(duty.subject) === findOf(subject)
  if (date === null) {
    if (isFoundSo) return 'same'
    const field = subject.section === 'risk' ? 'riskDate' : 'soutDate'
    return duty.baseDate === null ? { ...fact, is: 'restated', duty } : { field, code: 'fact/date-required' }
  }
  if (duty.baseDate === null || date > duty.baseDate) return { ...fact, is: 'entered', duty }
  if (date < duty.baseDate) return 'same'
  if (!isFoundSo) return { field: fact.field, code: 'fact/twice' }
  const sized = takeSize(duty.subject, subject)
  return lacksSize(duty.subject) && sized !== duty.subject
    ? { ...fact, subject: sized, date: null, papers: null, is: 'restated', duty }
    : 'same'
}

const lacksSize = (subject: Subject): boolean => subject.section === 'ppe' && subject.size === null

function findNoTerm(subject: Subject): FaultCode {
  const factor = subject.section === 'medicalExamination' ? findFactor(subject.factorNumber) : null
  return factor && isOnHiringAlone(factor) ? 'fact/on-hiring-alone' : 'fact/term-unknown'
}

/** The class or the level of an assessment; null of anything else. */
const findOf = (subject: Subject): string | null => ('established' in subject ? subject.established : null)
