import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { anEmployee, employee, instant, mining, someone, somePosition } from '../../tests/examples.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import type { EmployeeTraces } from './employee-facts.ts'
import { remove } from './remove.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const who = employee(1)
const nowhere: EmployeeTraces = {
  memoNumber: null,
  documentNumber: null,
  isCompleted: false,
  wasResponsible: false,
  wasInjured: false,
  answersForMeasure: false,
  obligationIds: [],
  absenceIds: [],
}
const position = { id: somePosition, name: 'Машинист бульдозера' }
const known = { ...anEmployee(), id: who, companyId: mining, position, version: 1 }

const removed = (traces: Partial<EmployeeTraces> = {}, isThere = true) =>
  followInCompany(remove.run({ companyId: mining, id: who }, signed), {
    employees: ({ ids }) => new Map(isThere && ids.includes(who) ? [[who, known]] : []),
    'employee-traces': () => ({ ...nowhere, ...traces }),
  })

test('an employee who is named nowhere goes, with their own obligations and absences, and the journal keeps it', () => {
  const outcome = removed({ obligationIds: [4, 5], absenceIds: [6] })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    {
      kind: 'deleted-employees',
      rows: [{ companyId: mining, id: who, obligationIds: [4, 5], absenceIds: [6] }],
    },
    {
      rows: [
        {
          command: 'employees/remove',
          changes: [
            { record: 'employee', ids: [who], before: anEmployee(), after: null },
            { record: 'obligation', ids: [4, 5], before: { employeeId: who }, after: null },
            { record: 'absence', ids: [6], before: { employeeId: who }, after: null },
          ],
        },
      ],
    },
  ])
})

test('the journal tells of nothing that the employee did not have', () => {
  const outcome = removed()
  expect(outcome.ok && outcome.value.writes[1]).toMatchObject({
    rows: [{ changes: [{ record: 'employee', ids: [who] }] }],
  })
})

test('whoever is named somewhere is not deleted, and where it is said', () => {
  expect(removed({ memoNumber: 3, isCompleted: true })).toEqual(
    err({ code: 'employee/in-memo', memoNumber: 3 }),
  )
  expect(removed({ documentNumber: '12А' })).toEqual(
    err({ code: 'employee/in-document', documentNumber: '12А' }),
  )
  expect(removed({ isCompleted: true })).toEqual(err({ code: 'employee/has-completions' }))
  expect(removed({ wasInjured: true })).toEqual(err({ code: 'employee/was-injured' }))
  expect(removed({ answersForMeasure: true })).toEqual(err({ code: 'employee/answers-for-measure' }))
  expect(removed({ wasResponsible: true })).toEqual(err({ code: 'employee/was-responsible' }))
})

test('no one is deleted who is not there', () => {
  expect(removed({}, false)).toEqual(err(notFound))
})
