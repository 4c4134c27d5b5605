// @vitest-environment node
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { expect, test } from 'vitest'
import { aTemplate } from '#tests/ui/plain-press.ts'
import { sortRefusedIssue } from './refused-issue.ts'

test('what a row lacks is said of whom it names; the rest of the dialog or of every paper', () => {
  const lacking = { code: 'document/value-missing', label: 'СНИЛС: Белова', reason: 'text/required' } as const
  const [belova, volkova] = [7, 9] as EmployeeId[]
  if (belova === undefined || volkova === undefined) throw new Error('no one')
  const { errors } = fieldErrors(
    { field: 'documentNumber', code: 'document-number/required' },
    { field: 'company.ogrn', code: 'text/required' },
    { field: 'employee.snils', row: 1, employeeId: volkova, ...lacking },
    { field: 'employee.ppe', row: 1, employeeId: volkova, ...lacking, label: 'Нормы выдачи СИЗ: Белова' },
  )
  const refused = sortRefusedIssue(aTemplate(), errors, [belova, volkova])
  expect(refused.messages).toEqual({ documentNumber: 'Укажите номер' })
  expect(refused.others.map(({ place }) => place)).toEqual([{ of: 'company', field: 'ogrn' }])
  expect(refused.people).toMatchObject([
    {
      employeeId: volkova,
      lacks: [
        { said: 'Заполните поле «СНИЛС: Белова»', place: { part: 'main', field: 'snils' } },
        { said: 'Нормы выдачи СИЗ: Белова. Назначьте работнику СИЗ', place: { part: 'ppe', field: null } },
      ],
    },
  ])
})
