import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { annulMicrotrauma } from '@osh/core/incidents/microtraumas/annul-microtrauma.ts'
import { becomeAccident } from '@osh/core/incidents/microtraumas/become-accident.ts'
import { changeMicrotrauma } from '@osh/core/incidents/microtraumas/change-microtrauma.ts'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { recordMicrotrauma } from '@osh/core/incidents/microtraumas/record-microtrauma.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { followInCompany } from './commands/follow-in-company.ts'
import { anEmployee, instant, mining, someone, somePosition } from './examples.ts'
import { aMicrotrauma, aReview, microtraumaTyped } from './microtraumas-example.ts'

/** 18:00 in Moscow on Friday, the day after. */
export const signed = { by: someone, at: instant('2026-11-20T15:00:00Z') }
export const microtraumaId = 5 as MicrotraumaId

const answers = (kept: Microtrauma | null = aMicrotrauma(), known: MicrotraumaId | null = null) => ({
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
            position: { id: somePosition, name: 'Слесарь' },
            version: 1,
          },
        ]),
    ),
  'time-zone': () => 'Europe/Moscow',
  'new-microtrauma-id': () => microtraumaId,
  'new-incident-id': () => 8 as IncidentId,
  'microtrauma-at': () => known,
  microtrauma: () => kept,
})

export const recorded = (given: Input = {}, known: MicrotraumaId | null = null) =>
  followInCompany(
    recordMicrotrauma.run({ companyId: mining, details: { ...microtraumaTyped, ...given } }, signed),
    answers(aMicrotrauma(), known),
  )
export const changed = (patch: Input, kept: Microtrauma | null = aMicrotrauma()) =>
  followInCompany(
    changeMicrotrauma.run({ companyId: mining, id: microtraumaId, patch }, signed),
    answers(kept),
  )
export const answerOf = (result: ReturnType<typeof changed>): Microtrauma => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.answer
}

export const becomes = (given: Input = {}, kept: Microtrauma | null = aMicrotrauma({ review: aReview })) =>
  followInCompany(
    becomeAccident.run(
      {
        companyId: mining,
        id: microtraumaId,
        details: {
          severity: 'easy',
          date: '20.11.2026',
          time: '17:00',
          because: 'Открыт больничный',
          ...given,
        },
      },
      signed,
    ),
    answers(kept),
  )

export const annulled = (reason: unknown, kept: Microtrauma | null = aMicrotrauma()) =>
  followInCompany(
    annulMicrotrauma.run({ companyId: mining, id: microtraumaId, reason }, signed),
    answers(kept),
  )
