import { expect, test } from 'vitest'
import { duty, factsWith, told } from '../../../../tests/source-facts.ts'

const point = (factorNumber: string, ...days: readonly string[]) =>
  duty({ section: 'medicalExamination', factorNumber }, ...days)

test('without points of order 29н none is required', () => {
  const trained = duty({ section: 'training', name: 'Курс' }, '2026-01-01')
  expect(told('examinations.kind', factsWith([trained]))).toEqual({
    value: 'не требуется',
    from: 'в обязательствах работника нет пунктов приказа № 29н',
  })
  expect(told('examinations.date', factsWith([]))).toBeNull()
})

test('one that was required and not passed is left to say', () => {
  expect(told('examinations.kind', factsWith([point('4.4')]))).toBeNull()
  expect(told('examinations.date', factsWith([point('4.4')]))).toBeNull()
})

test('by the day of hiring it is the preliminary one, later a periodic one; the last counts', () => {
  const hired = factsWith([point('4.4', '2019-09-02')])
  expect(told('examinations.kind', hired)?.value).toBe('предварительный')
  const facts = factsWith([
    point('4.4', '2019-09-02', '2026-03-10'),
    point('6.1', '2025-01-01'),
    point('6.1'),
  ])
  expect(told('examinations.kind', facts)).toEqual({
    value: 'периодический',
    from: 'из обязательств работника: медосмотр 10.03.2026, пункты 4.4, 6.1',
  })
  expect(told('examinations.date', facts)).toEqual({
    value: '2026-03-10',
    from: 'из обязательств работника: пункты 4.4, 6.1',
  })
})
