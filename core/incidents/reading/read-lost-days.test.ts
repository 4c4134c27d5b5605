import { expect, test } from 'vitest'
import { employee } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import type { Injured } from '../incident.ts'
import { readLostDays } from './read-lost-days.ts'

const hurt = (employeeId: Injured['employeeId'], fullName: string): Injured => ({
  ...{ employeeId, fullName, employer: employeeId === null ? 'ООО «Сосед»' : '' },
  severity: 'easy',
})
const known = anIncident({
  injured: [hurt(employee(1), 'Титов'), hurt(null, 'Сосед')],
  lostDays: { '1': 3 },
})
const read = (lostDays?: unknown) => readLostDays(known, lostDays === undefined ? {} : { lostDays })

test('days are read in the order of the injured; a blank is not known', () => {
  expect(read()).toEqual({ ok: true, value: { '1': 3 } })
  expect(read([12, ' 8 '])).toEqual({ ok: true, value: { '1': 12, 'сосед/ооо «сосед»': 8 } })
  expect(read(['0', 3660])).toEqual({ ok: true, value: { '1': 0, 'сосед/ооо «сосед»': 3660 } })
  expect(read([null, ''])).toEqual({ ok: true, value: {} })
  expect(read([undefined, ' '])).toEqual({ ok: true, value: {} })
})

test('what is no number of days is refused, in its row', () => {
  const refused = (given: unknown) => {
    const outcome = read(given)
    return outcome.ok ? [] : outcome.error.errors
  }
  expect(refused('12')).toEqual([{ field: 'lostDays', code: 'list/invalid' }])
  expect(refused([12])).toEqual([{ field: 'lostDays', code: 'list/invalid' }])
  for (const wrong of [-1, 1.5, 3661, 'x', '1e1', '12345', true])
    expect(refused([5, wrong])).toEqual([{ field: 'lostDays', row: 1, code: 'number/invalid' }])
})
