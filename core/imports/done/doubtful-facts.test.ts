import { expect, it } from 'vitest'
import { name, plan, vera } from '../../../tests/import-done-example.ts'
import { addDays } from '../../shared/dates/local-date.ts'
import { listDoubtfulFacts } from './doubtful-facts.ts'

const briefed = (on: string) => ({ fullName: name, 'briefingDate:Вводный инструктаж': on })

it('what was done before its person was hired or born is listed, and nothing else', () => {
  const { hireDate, birthDate } = vera
  const doubtful = (on: string) =>
    listDoubtfulFacts(plan([briefed(on)])).map(({ date, person }) => [date, person.lastName])
  expect(doubtful(hireDate)).toEqual([])
  expect(doubtful(addDays(hireDate, -1))).toEqual([[addDays(hireDate, -1), vera.lastName]])
  expect(doubtful(addDays(birthDate, -1))).toEqual([[addDays(birthDate, -1), vera.lastName]])
  expect(listDoubtfulFacts(plan([{ fullName: name, 'briefingDate:Вводный инструктаж': 'не дата' }]))).toEqual(
    [],
  )
})
