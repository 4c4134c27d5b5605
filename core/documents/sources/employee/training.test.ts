import { expect, test } from 'vitest'
import { day } from '../../../../tests/examples.ts'
import { factsWith, told, training } from '../../../../tests/source-facts.ts'
import type { ProgramCode } from '../../../norms/program-words.ts'
import { trainingPrograms } from '../../../norms/training-programs.ts'

const titled = (code: ProgramCode): string => {
  const program = trainingPrograms.find((one) => one.code === code)
  if (!program) throw new Error(`no programme ${code}`)
  return program.title
}
const ofKind = (code: ProgramCode, ...days: readonly string[]) => training(titled(code), ...days)

test('first aid, the use of PPE and an internship are no training for the work', () => {
  const facts = factsWith([
    ofKind('firstAid', '2026-03-01'),
    training('Оказание первой помощи, 8 часов', '2026-03-01'),
    ofKind('ppe', '2026-03-02'),
    training('Стажировка', '2026-03-03'),
    ofKind('B'),
  ])
  expect(told('training.held', facts)).toEqual({
    value: 'не проводилось',
    from: 'в обязательствах работника нет пройденного обучения по охране труда',
  })
  expect(told('training.period', facts)).toBeNull()
  expect(told('training.checks', facts)).toEqual({
    value: 'не проводилась',
    from: 'в обязательствах работника нет проверки знаний',
  })
})

test('the programme of the most dangerous work is told first, each with its protocol', () => {
  const facts = factsWith(
    [ofKind('A', '2025-05-01'), ofKind('B', '2026-01-12', '2023-01-12'), ofKind('V', '2026-01-12')],
    {
      protocols: [
        { number: '15', date: day('2026-02-12') },
        { number: '14', date: day('2026-01-12') },
      ],
    },
  )
  expect(told('training.held', facts)).toEqual({
    value: 'проведено',
    from: 'из обязательств работника: программа В, 12.01.2026',
  })
  expect(told('training.period', facts)).toEqual({
    value: { from: '2026-01-12', to: '2026-01-12' },
    from: 'из обязательств работника: день проверки знаний, программа В; укажите день начала',
  })
  expect(told('training.checks', facts)).toEqual({
    value:
      '12.01.2026, протокол № 14 (программа В); 12.01.2026, протокол № 14 (программа Б); 01.05.2025 (программа А)',
    from: 'из обязательств работника и архива документов',
  })
})

test('of two of a kind the later is first; a programme of the company goes by its name', () => {
  const own = training('Работа с ручным инструментом', '2026-06-01')
  const again = training(` ${titled('B').toUpperCase()}`, '2026-02-01')
  const facts = factsWith([own, ofKind('B', '2024-01-12'), again, ofKind('B', '2023-01-12')])
  const protocols = [{ number: '9', date: day('2026-02-02') }]
  expect(told('training.checks', { ...facts, protocols })).toEqual({
    value:
      '01.02.2026 (программа Б); 12.01.2024 (программа Б); 12.01.2023 (программа Б); 01.06.2026 («Работа с ручным инструментом»)',
    from: 'из обязательств работника; номера протокола в архиве нет',
  })
})
