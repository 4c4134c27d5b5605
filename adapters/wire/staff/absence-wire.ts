import type { CompanyId } from '@osh/core/companies/company.ts'
import { type AbsenceId, absenceKinds } from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import * as z from 'zod/mini'
import { orNull } from '../contract/answer.ts'
import { thing } from '../contract/thing.ts'
import { day, givenNumber, givenText, idOf } from '../wire-format.ts'

const kind = z.enum(absenceKinds)

/** What the wire calls otherwise. */
export const absenceNames = { from: 'startDate', to: 'endDate' } as const

export const absence = thing(
  {
    id: idOf<AbsenceId>(),
    companyId: idOf<CompanyId>(),
    employeeId: idOf<EmployeeId>(),
    kind,
    from: day,
    to: z.nullable(day),
  },
  absenceNames,
)

/** What a row says of someone who is away today. */
export const away = orNull(thing({ kind, to: z.nullable(day) }, { to: 'endDate' }))
export const { json: awayJson, encode: encodeAway, toCore: decodeAway } = away

/** What a request carries of an absence. */
export const absenceChangesGiven = z.object({ kind: givenText, startDate: givenText, endDate: givenText })
export const absenceGiven = z.extend(absenceChangesGiven, { employeeId: givenNumber })
