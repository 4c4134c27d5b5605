import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { absenceCodes } from '@osh/core/employees/refusal-codes.ts'
import { optional, readObject } from '@osh/core/shared/input/field-reader.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { done, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany, ofOneAlone, patchOf } from '../contract/command-input.ts'
import { withQuery } from '../contract/query-input.ts'
import { id } from '../wire-format.ts'
import { absence, absenceChangesGiven, absenceGiven, absenceNames as names } from './absence-wire.ts'

type Filter = { readonly employeeId?: EmployeeId }

/** Long absences of employees. */
export const absenceCalls = {
  list: query({
    path: '/api/absences',
    who: 'member',
    right: 'see-staff',
    input: withQuery({
      parameters: { employeeId: { schema: id } },
      read: (given) => {
        const read = readObject(given, { employeeId: optional(someEmployee) })
        if (!read.ok) return read
        const { employeeId } = read.value
        return ok<Filter>(employeeId === null ? {} : { employeeId })
      },
      write: ({ employeeId }: Filter) => (employeeId === undefined ? {} : { employeeId }),
    }),
    answer: list(absence),
    refuses: ['employee/unknown'],
  }),
  enter: call({
    path: '/api/absences',
    who: 'member',
    right: 'change',
    input: detailsInCompany({ fields: absenceGiven, names }),
    answer: newOne(absence),
    refuses: ['tariff/ended', ...absenceCodes, 'employee/required', 'employee/unknown'],
  }),
  change: call({
    method: 'patch',
    path: '/api/absences/{id}',
    who: { ownerOf: 'absence' },
    right: 'change',
    input: patchOf<'absence'>({ fields: absenceChangesGiven, names }),
    answer: one(absence),
    refuses: [...absenceCodes, 'not-found'],
  }),
  remove: call({
    method: 'delete',
    path: '/api/absences/{id}',
    who: { ownerOf: 'absence' },
    right: 'change',
    input: ofOneAlone<'absence'>(),
    answer: done,
    refuses: ['not-found'],
  }),
}

const someEmployee = identifier<EmployeeId, 'employee/unknown'>({
  required: 'employee/unknown',
  unknown: 'employee/unknown',
})
