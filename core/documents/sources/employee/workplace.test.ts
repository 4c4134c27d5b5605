import { expect, test } from 'vitest'
import { aCompletion } from '../../../../tests/examples.ts'
import { duty, factsWith, told, value } from '../../../../tests/source-facts.ts'

test('an assessment that found a class is told by the classifier', () => {
  const facts = factsWith([duty({ section: 'workingConditions', established: '3.1' }, '2024-02-01')])
  expect(told('workplace.sout-held', facts)).toEqual({
    value: 'проведена',
    from: 'из обязательств работника: класс 3.1, 01.02.2024',
  })
  expect(told('workplace.sout-class', facts)).toEqual({
    value: '3.08.3.1',
    from: 'из обязательств работника: СОУТ, 01.02.2024',
  })
  expect(value('workplace.risks-held', facts)).toBe('не проводилась')
})

test.each(['notAssessed', 'excluded'] as const)('%s is no class', (established) => {
  const facts = factsWith([
    duty({ section: 'workingConditions', established }),
    duty({ section: 'risk', established }),
  ])
  expect(told('workplace.sout-held', facts)).toEqual({
    value: 'не проводилась',
    from: 'в обязательствах работника нет результатов СОУТ',
  })
  expect(told('workplace.sout-class', facts)).toBeNull()
  expect(told('workplace.risks-held', facts)).toEqual({
    value: 'не проводилась',
    from: 'в обязательствах работника нет результатов оценки рисков',
  })
  expect(told('workplace.risks-date', facts)).toBeNull()
})

test('a class given with the obligation has no day; one that was found later counts before it', () => {
  const given = duty({ section: 'workingConditions', established: '2' })
  expect(told('workplace.sout-held', factsWith([given]))?.from).toBe('из обязательств работника: класс 2')
  expect(told('workplace.sout-class', factsWith([given]))?.from).toBe('из обязательств работника: СОУТ')
  const found = duty({ section: 'workingConditions', established: '2' })
  const completions = [aCompletion(900, '2025-01-10', { result: '3.2' })]
  expect(value('workplace.sout-class', factsWith([given, { ...found, completions }]))).toBe('3.08.3.2')
  expect(value('workplace.sout-class', factsWith([{ ...found, completions }, given]))).toBe('3.08.3.2')
})

test('risks are told with their day, where there is one', () => {
  const risk = (...days: readonly string[]) => duty({ section: 'risk', established: 'middle' }, ...days)
  const facts = factsWith([risk('2025-03-01')])
  expect(told('workplace.risks-held', facts)).toEqual({
    value: 'проведена',
    from: 'из обязательств работника: оценка рисков, 01.03.2025',
  })
  expect(told('workplace.risks-date', facts)).toEqual({
    value: '2025-03-01',
    from: 'из обязательств работника',
  })
  expect(told('workplace.risks-date', factsWith([risk()]))).toBeNull()
})
