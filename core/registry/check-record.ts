import { parseSnils } from '../employees/snils.ts'
import { findProgram, trainingPrograms } from '../norms/training-programs.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { Amendment, KnowledgeCheck } from './knowledge-check.ts'
import type { RegistryFault } from './refusal-codes.ts'
import type { RegistryRecord } from './registry-record.ts'

/** Where the fault is. */
export type FaultField = 'record' | 'date' | 'programme' | 'protocol' | 'snils'
export type Fault = { readonly field: FaultField; readonly code: RegistryFault }

/** The rules of what is told to the register hold from this day. Law: ПП РФ 24.12.2021 № 2464, п. 2 постановления. */
export const REGISTER_BEGAN = '2023-03-01' as LocalDate

const findProgramOf = ({ programme }: KnowledgeCheck, { programId }: Amendment) =>
  programId === undefined
    ? findProgram(programme)
    : (trainingPrograms.find(({ registryId }) => registryId === programId) ?? null)

/**
 * The record that would be sent of a knowledge check, or everything for which the register would refuse it. Failed checks are sent as
 * well as passed ones; of what was typed and what the records have the typed holds.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 92, 118 «б», 119.
 */
export function checkRecord(
  check: KnowledgeCheck,
  amended: Amendment,
  today: LocalDate,
): Result<RegistryRecord, readonly Fault[]> {
  const { person, date, passed } = check
  const program = findProgramOf(check, amended)
  const protocol = (amended.protocol ?? check.protocol ?? '').trim()
  const foreign = person.snils ? null : (amended.foreign ?? check.foreign)
  const faults: Fault[] = [
    ...listTold(check),
    ...listDateFaults(date, today),
    ...listPersonFaults(person.snils, foreign),
  ]
  if (program === null) faults.push({ field: 'programme', code: 'registry/program-unknown' })
  if (protocol === '') faults.push({ field: 'protocol', code: 'registry/protocol-missing' })
  if (program === null || faults.length > 0) return err(faults)
  const { lastName, firstName, fatherName, snils, position } = person
  const named = { lastName, firstName, fatherName, snils, foreign, position }
  return ok({ ...named, passed, programId: program.registryId, programTitle: program.title, date, protocol })
}

/** What the register knows, or is asked for, is not sent again. */
const listTold = ({ registry, awaitedIn }: KnowledgeCheck): readonly Fault[] =>
  registry !== null
    ? [{ field: 'record', code: 'registry/registered' }]
    : awaitedIn !== null
      ? [{ field: 'record', code: 'registry/awaited' }]
      : []

const listDateFaults = (date: LocalDate, today: LocalDate): readonly Fault[] =>
  date < REGISTER_BEGAN
    ? [{ field: 'date', code: 'registry/too-early' }]
    : date > today
      ? [{ field: 'date', code: 'date/in-future' }]
      : []

function listPersonFaults(snils: string | null, foreign: Amendment['foreign'] | null): readonly Fault[] {
  if (snils) {
    const read = parseSnils(snils)
    return read.ok || read.error.code === 'text/required' ? [] : [{ field: 'snils', code: read.error.code }]
  }
  const said = [foreign?.number ?? '', foreign?.citizenship ?? ''].map((text) => text.trim())
  if (said[0] === '') return [{ field: 'snils', code: 'registry/snils-missing' }]
  return said[1] === '' ? [{ field: 'snils', code: 'registry/citizenship-missing' }] : []
}
