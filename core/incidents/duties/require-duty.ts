import { command, type Decision, type Gathering } from '../../commands/command.ts'
import type { JournalWrite } from '../../commands/journal.ts'
import type { CompanyId } from '../../companies/company.ts'
import { todayOf } from '../../companies/company-facts.ts'
import { type Employee, type EmployeeId, isDismissed, joinFullName } from '../../employees/employee.ts'
import { lockEmployees } from '../../employees/employee-facts.ts'
import { assign } from '../../obligations/assign.ts'
import { change } from '../../obligations/change.ts'
import {
  type KnownObligation,
  type LockObligations,
  lockObligations,
  type ObligationWrite,
} from '../../obligations/facts/obligation-facts.ts'
import type { HoldingRefusal, InActiveMemo } from '../../obligations/refusals.ts'
import { deriveStanding, isDueBy } from '../../obligations/standing/standing.ts'
import {
  makeStandingObligation,
  type StandingObligation,
} from '../../obligations/standing/standing-obligation.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Input as Given } from '../../shared/input/field-reader.ts'
import {
  type FieldError,
  type FieldErrors,
  fieldErrors,
  type NotFound,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { lockHolding } from '../annulment/lock-holding.ts'
import { makeIncidentEvent } from '../chronology.ts'
import type { Incident, IncidentId } from '../incident.ts'
import type { EventWrite } from '../incident-facts.ts'
import { type DutiesOfEmployees, type DutyWrite, dutiesOfEmployees, dutiesRequired } from './duty-facts.ts'
import { makeDutyDraft, type Requirement, readRequirement } from './read-requirement.ts'
import type { RequireCode, WhoCode } from './refusal-codes.ts'
import { findDoneSince, isUnrelated, type RequiredDuty } from './required-duty.ts'

type Input = {
  readonly companyId: CompanyId
  /** Of the accident. */
  readonly id: IncidentId
  /** What `readRequirement` reads, and of a training `trainingName`. */
  readonly details: Given
}

type Written = ObligationWrite | JournalWrite | DutyWrite | EventWrite

/**
 * Gives employees what an accident requires (назначить по происшествию), all of them or none, by the commands of obligations: a briefing or a training
 * is a new obligation; an assessment that someone has already is due earlier, unless it is due by then anyway, is in a memo or was
 * made since the accident. The accident keeps which obligations those are, and its chronology says it.
 */
export const requireDuty = command({
  name: 'incidents/require',
  *gather({ companyId, id, details }: Input, signed) {
    const locked = yield* lockHolding({ companyId, id })
    if (!locked.ok) return locked
    const incident = locked.value
    if (isUnrelated(incident)) return err(fieldErrors({ field: 'section', code: 'duty/unrelated' }))
    const read = readRequirement(details, incident)
    if (!read.ok) return read
    const asked = read.value
    const { employeeIds, deadline } = asked
    const people = yield* lockEmployees({ companyId, ids: employeeIds })
    const today = yield* todayOf({ companyId })
    const already = yield* dutiesRequired({ companyId, incidentId: id })
    const refused = listRefusedPeople(asked, { people, today, already })
    if (refused.length > 0) return err({ code: 'fields', errors: refused } as const)
    const kept = yield* lockAssessments(companyId, asked)
    const writes: Written[] = []
    for (const one of kept.filter((known) => isToMove(known, deadline, incident))) {
      const input = { companyId, id: one.obligation.id, patch: { deadline } }
      const moved = yield* change.run(input, signed)
      if (!moved.ok) return moved
      writes.push(...moved.value.writes)
    }
    const has = new Set(kept.map(({ obligation }) => obligation.employeeId))
    const others = employeeIds.filter((one) => !has.has(one))
    const given: StandingObligation[] = []
    if (others.length > 0) {
      const draft = makeDutyDraft(asked, details.trainingName)
      const assigned = yield* assign.run({ companyId, employeeIds: others, draft }, signed)
      if (!assigned.ok) return assigned
      writes.push(...assigned.value.writes)
      given.push(...assigned.value.answer)
    }
    return ok({
      incident,
      asked,
      people,
      writes,
      obligations: [...kept.map(makeStandingObligation), ...given],
    })
  },
  decide(
    { incident, asked: { section, deadline }, people, writes, obligations },
    { companyId, id: incidentId },
    signed,
  ): Result<
    Decision<readonly RequiredDuty[], Written>,
    FieldErrors<RequireCode> | NotFound | HoldingRefusal | InActiveMemo
  > {
    const entered = { by: signed.by, at: signed.at }
    const rows = obligations.map(({ id: obligationId }) => ({
      ...{ companyId, incidentId, obligationId },
      dueOn: deadline,
      entered,
    }))
    const said = { duties: { section, count: rows.length, dueOn: deadline } }
    return ok({
      writes: [
        ...writes,
        { kind: 'required-duties', rows },
        {
          kind: 'incident-events',
          rows: [makeIncidentEvent(incident, { before: {}, after: said }, entered)],
        },
      ],
      changes: [{ record: 'incident', ids: [incidentId], before: {}, after: said }],
      answer: obligations.map(({ id: obligationId, employeeId, baseDate }) => {
        const person = people.get(employeeId)
        return {
          section,
          obligationId,
          employeeId,
          fullName: person ? joinFullName(person) : '',
          dueOn: deadline,
          doneOn: findDoneSince(incident, baseDate),
        }
      }),
    })
  },
})

type Who = {
  readonly people: ReadonlyMap<EmployeeId, Employee>
  readonly today: LocalDate
  readonly already: readonly RequiredDuty[]
}

function listRefusedPeople(
  { section, employeeIds }: Requirement,
  { people, today, already }: Who,
): readonly FieldError<WhoCode>[] {
  const has = new Set(already.filter((one) => one.section === section).map((one) => one.employeeId))
  return employeeIds.flatMap((id, row): FieldError<WhoCode>[] => {
    const person = people.get(id)
    const refuse = (code: WhoCode) => [{ field: 'employeeIds', row, code }]
    if (!person) return refuse('employee/unknown')
    if (has.has(id)) return refuse('duty/required-already')
    return isDismissed(person, today) ? refuse('employee/dismissed') : []
  })
}

/** The assessment that each of the employees has already and that asks for something, locked; none in the other sections. */
function* lockAssessments(
  companyId: CompanyId,
  { section, employeeIds }: Requirement,
): Gathering<readonly KnownObligation[], DutiesOfEmployees | LockObligations> {
  if (section === 'briefing' || section === 'training') return []
  const ids = yield* dutiesOfEmployees({ companyId, section, employeeIds })
  const locked = yield* lockObligations({ companyId, ids })
  const open = [...locked.values()].filter(
    ({ obligation, completions }) => !deriveStanding(obligation, completions).closed,
  )
  return employeeIds.flatMap((id) => open.find(({ obligation }) => obligation.employeeId === id) ?? [])
}

function isToMove(
  { obligation, completions }: KnownObligation,
  dueOn: LocalDate,
  incident: Incident,
): boolean {
  const standing = deriveStanding(obligation, completions)
  const isInTime = isDueBy({ ...obligation, ...standing }, dueOn)
  return obligation.memo === null && !isInTime && findDoneSince(incident, standing.baseDate) === null
}
