import { expect, test } from 'vitest'
import { noAnswer } from './answered-record.ts'
import { readTableAnswer } from './read-table-answer.ts'

const read = (...rows: Parameters<typeof readTableAnswer>[0]) => {
  const answer = readTableAnswer(rows)
  return answer.ok ? answer.value : answer.error
}
const title = 'Оказание первой помощи пострадавшим'

test('the cabinet’s table is read by its heads, wherever they stand and in whatever order', () => {
  const heads = ['Регистрационный номер', 'ФИО', 'СНИЛС', 'Программа обучения', 'Дата проверки знания']
  const rows = [
    ['Выгрузка от 21.11.2026'],
    [],
    [...heads, 'Номер протокола', 'Дата создания записи'],
    [45_120_026, 'Галкин', '112-233-445 95', title, '2026-11-20', '12-ПП', '2026-11-21'],
    [' 4513 ', 'Яшин', 100_199_801, title, '20.11.2026 10:00:00', null, '2026-11-21'],
    ['Всего: 2'],
  ]
  expect(read(...rows)).toEqual([
    {
      ...{ ...noAnswer, snils: '112-233-445 95', number: '45120026' },
      ...{ programId: 1, protocol: '12-ПП', date: '2026-11-20' },
    },
    {
      ...{ ...noAnswer, snils: '001-001-998 01', number: '4513' },
      ...{ programId: 1, protocol: null, date: '2026-11-20' },
    },
  ])
})

test('the number of a protocol is no number in the register', () => {
  expect(
    read(['СНИЛС', 'Номер протокола', '№ в реестре обученных'], ['112-233-445 95', '7-ПП', '4512']),
  ).toEqual([{ ...noAnswer, snils: '112-233-445 95', protocol: '7-ПП', number: '4512' }])
})

test('a table without these columns, and one without any answer, are told apart', () => {
  expect(read()).toEqual({ code: 'registry/answer-columns' })
  expect(read(['ФИО', 'СНИЛС', 'Номер протокола'], ['Галкин', '112-233-445 95', '7'])).toEqual({
    code: 'registry/answer-columns',
  })
  expect(read(['СНИЛС', 'Номер записи'], ['112-233-445 95', null], ['112-233-445 96', '4512'])).toEqual({
    code: 'registry/answer-empty',
  })
})
