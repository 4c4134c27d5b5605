import type { EmployeeId } from '../../employees/employee.ts'
import { UNSCHEDULED_BRIEFING } from '../../norms/briefings.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import { isId } from '../../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Incident } from '../incident.ts'
import type { RequirementCode } from './refusal-codes.ts'
import { asRequired, findLatestDutyDay, type RequiredSection } from './required-duty.ts'

/** How many employees are given an obligation at once. */
export const MOST_AT_ONCE = 500

/** What is required of whom, by when. */
export type Requirement = {
  readonly section: RequiredSection
  /** One at least, each once. */
  readonly employeeIds: readonly EmployeeId[]
  readonly deadline: LocalDate
}

/** Reads `section`, `parseEmployeeIds` and `deadline`: not before the accident, nor after the last day that the law leaves. */
export function readRequirement(
  given: Input,
  incident: Pick<Incident, 'occurredAt'>,
): Result<Requirement, FieldErrors<RequirementCode>> {
  const section = asRequired(given.section)
  if (!section) return err(fieldErrors({ field: 'section', code: 'section/unknown' }))
  const read = readObject(given, { employeeIds: readIds, deadline: parseDayWithin(section, incident) })
  return read.ok ? ok({ section, ...read.value }) : read
}

type ReadCode = Exclude<RequirementCode, 'section/unknown'>

const parseDayWithin =
  (section: RequiredSection, incident: Pick<Incident, 'occurredAt'>) =>
  (value: unknown): Result<LocalDate, ValueError<ReadCode>> => {
    const day = parseDay(value)
    if (!day.ok) return day
    if (day.value < takeMomentDay(incident.occurredAt)) return err({ code: 'duty/before-accident' })
    const latest = findLatestDutyDay(section, incident)
    return latest !== null && day.value > latest ? err({ code: 'duty/after-law' }) : day
  }

function readIds(given: unknown): Result<readonly EmployeeId[], ValueError<ReadCode>> {
  if (given === undefined || given === null) return err({ code: 'employee/required' })
  if (!Array.isArray(given)) return err({ code: 'list/invalid' })
  const ids = [...new Set(given.filter(isId))] as readonly number[] as readonly EmployeeId[]
  if (given.length === 0) return err({ code: 'employee/required' })
  if (!given.every(isId)) return err({ code: 'list/invalid' })
  return ids.length > MOST_AT_ONCE ? err({ code: 'duty/too-many' }) : ok(ids)
}

/**
 * What an employee who has no such obligation is given. A training is called as a person says; an assessment that was never made is due once, and
 * that of working conditions every five years after it.
 */
export function makeDutyDraft({ section, deadline }: Requirement, trainingName: unknown): Input {
  const once = { section, deadline, date: null, ruleId: null, periodicity: 'разово' }
  switch (section) {
    case 'briefing':
      return { ...once, briefingName: UNSCHEDULED_BRIEFING }
    case 'training':
      return { ...once, trainingName, ruleId: 'train.unscheduled' }
    case 'risk':
      return { ...once, riskLevel: 'notAssessed' }
    case 'workingConditions':
      return {
        ...once,
        workingConditionsClass: 'notAssessed',
        periodicity: '5 лет',
        ruleId: 'sout.repeat',
      }
  }
}
