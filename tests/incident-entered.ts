import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { change } from '@osh/core/incidents/change.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import { record } from '@osh/core/incidents/record.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { ResponsibilityId, Term } from '@osh/core/responsibilities/responsibility.ts'
import type { HoldingsOfRole } from '@osh/core/responsibilities/responsibility-facts.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { followInCompany } from './commands/follow-in-company.ts'
import { anEmployee, instant, mining, someone, somePosition } from './examples.ts'
import { anIncident } from './incidents-example.ts'

/** 18:00 in Moscow on the day of the accident. */
export const signed = { by: someone, at: instant('2026-11-19T15:00:00Z') }
export const recordedId = 3 as IncidentId

const answers = (kept: Incident | null = anIncident(), inCharge: readonly number[] = []) => ({
  employees: ({ ids }: { readonly ids: readonly EmployeeId[] }) =>
    new Map(
      ids
        .filter((one) => one < 10)
        .map((one) => [
          one,
          {
            ...anEmployee({ lastName: `Работник${one}` }),
            id: one,
            companyId: mining,
            position: { id: somePosition, name: 'Машинист бульдозера' },
            version: 1,
          },
        ]),
    ),
  'time-zone': () => 'Europe/Moscow',
  'new-incident-id': () => recordedId,
  incident: () => kept,
  'holdings-of-role': ({ roleId, employeeId }: HoldingsOfRole['query']) =>
    inCharge.includes(employeeId) ? [aTerm(roleId, employeeId)] : [],
})

/** A term by which the employee holds the role now. */
const aTerm = (roleId: RoleId, employeeId: EmployeeId): Term => ({
  id: 1,
  responsibilityId: 1 as ResponsibilityId,
  roleId,
  employeeId,
  employeeFullName: `Работник${employeeId}`,
  orderLink: { kind: 'not-required' },
  since: signed,
  until: null,
})

/** What is typed of an easy accident. */
const typed = {
  degree: 'easy',
  date: '19.11.2026',
  time: '14:10',
  place: 'Цех № 2',
  description: 'Порезал кисть',
  injured: [{ employeeId: 1 }],
}
/** What recording it comes to, with what is typed otherwise. */
export const recorded = (given: Input = {}) =>
  followInCompany(record.run({ companyId: mining, details: { ...typed, ...given } }, signed), answers())

/** What a change comes to; employees up to the ninth are the company’s, of one department; `inCharge` answer for safety there. */
export const changed = (
  patch: Input,
  kept: Incident | null = anIncident(),
  inCharge: readonly number[] = [],
) =>
  followInCompany(change.run({ companyId: mining, id: recordedId, patch }, signed), answers(kept, inCharge))

const members = [{ employeeId: 2 }, { employeeId: 3 }]

/** A commission of three, as it is typed. */
export const aCommission = {
  orderNumber: '12',
  orderDate: '19.11.2026',
  chair: { employeeId: 4 },
  members,
}
