import { expect, test } from 'vitest'
import { day, employee, obligation } from '../../../tests/examples.ts'
import { anIncident, moment } from '../../../tests/incidents-example.ts'
import { asRequired, compareRequiredDuties, findDoneSince, type RequiredDuty } from './required-duty.ts'

const duty = (id: number, section: RequiredDuty['section'], fullName: string): RequiredDuty => ({
  ...{ section, fullName, obligationId: obligation(id), employeeId: employee(1) },
  ...{ dueOn: day('2026-03-27'), doneOn: null },
})

test('duties go by section as they are offered, then by name, then by age', () => {
  const all = [
    duty(6, 'workingConditions', 'Абрамова'),
    duty(5, 'training', 'Абрамова'),
    duty(4, 'briefing', 'Ямщиков'),
    duty(9, 'briefing', 'Ёлкин'),
    duty(3, 'briefing', 'Ёлкин'),
    duty(1, 'risk', 'Белова'),
  ]
  expect(all.toSorted(compareRequiredDuties).map(({ obligationId }) => obligationId)).toEqual([
    3, 9, 4, 1, 5, 6,
  ])
  expect(
    all
      .toReversed()
      .toSorted(compareRequiredDuties)
      .map(({ obligationId }) => obligationId),
  ).toEqual([3, 9, 4, 1, 5, 6])
})

test('four sections may be required, no other', () => {
  const sections = ['briefing', 'risk', 'training', 'workingConditions', 'ppe', 'instruction'] as const
  expect(sections.map(asRequired)).toEqual(['briefing', 'risk', 'training', 'workingConditions', null, null])
})

test('what was done on the day of the accident or later was done since', () => {
  const accident = anIncident({ occurredAt: moment('2026-03-12T14:10') })
  expect(findDoneSince(accident, day('2026-03-12'))).toBe('2026-03-12')
  expect(findDoneSince(accident, day('2026-03-11'))).toBeNull()
  expect(findDoneSince(accident, null)).toBeNull()
})
