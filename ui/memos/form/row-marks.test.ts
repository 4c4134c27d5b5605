import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { anEmployee, aRow, day, employee } from '#tests/examples.ts'
import { makeMemoRow } from './form-row.ts'
import { readRowMarks } from './row-marks.ts'

const row = (id: number, fullName: string) => makeMemoRow(aRow(id, { fullName }))
const one = (id: number, personnelNumber: string | null) => ({
  ...anEmployee({ personnelNumber, birthDate: day('1975-03-02') }),
  ...{ id: employee(id), companyId: 1 as never, position: { id: 1 as never, name: 'Слесарь' }, version: 1 },
})

test('the staff is read where two of the rows are of namesakes, and those alone are told apart', async () => {
  const asked: string[] = []
  const staff = async () => {
    asked.push('staff')
    return [one(1, '00117'), one(2, null), one(3, '3')]
  }
  expect(await readRowMarks([row(1, 'Титов Иван'), row(3, 'Белов Иван')], staff)).toEqual(new Map())
  expect(asked).toEqual([])
  const marks = await readRowMarks([row(1, 'Титов Иван'), row(2, 'Титов Иван'), row(3, 'Белов Иван')], staff)
  expect([...marks]).toEqual([
    [employee(1), 'таб.\u00a000117'],
    [employee(2), '1975\u00a0г.\u00a0р.'],
  ])
})

test('nothing is told while the staff cannot be read', async () => {
  const away = async () => {
    throw new Unavailable(503)
  }
  expect(await readRowMarks([row(1, 'Титов Иван'), row(2, 'Титов Иван')], away)).toEqual(new Map())
})
