import type { CompanyId } from '@osh/core/companies/company.ts'
import {
  type Absence,
  type AbsenceId,
  type Away,
  absenceKinds,
} from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { z } from 'zod'
import { codec } from '../contract/answer.ts'
import { day, givenNumber, givenText, id } from '../wire-format.ts'

const kind = z.enum(absenceKinds)

export const absence = codec(
  z.object({ id, companyId: id, employeeId: id, kind, startDate: day, endDate: day.nullable() }),
  {
    encode: ({ from, to, ...absence }: Absence) => ({
      id: absence.id,
      companyId: absence.companyId,
      employeeId: absence.employeeId,
      kind: absence.kind,
      startDate: from,
      endDate: to,
    }),
    decode: (json): Absence => ({
      id: json.id as AbsenceId,
      companyId: json.companyId as CompanyId,
      employeeId: json.employeeId as EmployeeId,
      kind: json.kind,
      from: json.startDate,
      to: json.endDate,
    }),
  },
)

/** What a row says of someone who is away today. */
export const awayJson = z.object({ kind, endDate: day.nullable() }).nullable()
type AwayJson = z.infer<typeof awayJson>

export const encodeAway = (away: Away | null): AwayJson => away && { kind: away.kind, endDate: away.to }
export const decodeAway = (json: AwayJson): Away | null => json && { kind: json.kind, to: json.endDate }

/** What a request carries of an absence, under which names. */
export const absenceChangesGiven = z.object({ kind: givenText, startDate: givenText, endDate: givenText })
export const absenceGiven = absenceChangesGiven.extend({ employeeId: givenNumber })
export const absenceNames = { from: 'startDate', to: 'endDate' }
