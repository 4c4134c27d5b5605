import { expect, test } from 'vitest'
import { instant } from '../../tests/examples.ts'
import { moment } from '../../tests/incidents-example.ts'
import { describeUnsent, describeUnsentState, describeValue } from './unsent.ts'

const at = moment('2026-11-19T14:30')

test('a change that waits is told by what it is', () => {
  expect(describeUnsent({ is: 'record', details: {} }, null)).toBe('Новое происшествие')
  expect(describeUnsent({ is: 'mark', step: 'inspect', at, seen: null }, null)).toMatch(
    /^Отметка о выполнении: [А-Я]/,
  )
  expect(describeUnsent({ is: 'mark', step: 'gone', at, seen: null }, null)).toBe(
    'Отметка о выполнении: gone',
  )
  expect(describeUnsent({ is: 'answer', step: 'gone', answer: true, seen: null }, null)).toBe('Ответ: gone')
  expect(describeUnsent({ is: 'note', text: 'а'.repeat(120), at }, null)).toBe(`Запись: ${'а'.repeat(120)}`)
  expect(describeUnsent({ is: 'note', text: 'а'.repeat(121), at }, null)).toBe(`Запись: ${'а'.repeat(120)}…`)
  expect(describeUnsent({ is: 'photo', step: 'inspect', name: 'a.jpg', size: 3, format: 'jpeg' }, null)).toBe(
    'Файл: a.jpg',
  )
})

test('a step is told in the words of its accident’s degree, or else of the lightest', () => {
  const mark = { is: 'mark', step: 'hand-over', at, seen: null } as const
  expect(describeUnsent(mark, 'easy')).toMatch(/экземпляр акта Н-1 пострадавшему$/)
  expect(describeUnsent(mark, 'fatal')).toMatch(/родственникам, иждивенцам погибшего/)
  expect(describeUnsent(mark, null)).toMatch(/экземпляр акта Н-1 пострадавшему$/)
  const answer = { is: 'answer', step: 'severity', answer: true, seen: null } as const
  expect(describeUnsent(answer, 'easy')).toMatch(/оказалась тяжелой \(смертельный исход\)\?$/)
  expect(describeUnsent(answer, 'serious')).toMatch(/^Ответ: Пострадавший скончался/)
  expect(describeUnsent({ ...mark, step: 'relatives' }, 'easy')).toMatch(
    /Сообщить родственникам пострадавшего$/,
  )
})

test('a mark and an answer are told in words', () => {
  expect(describeValue('mark', at)).toMatch(/^выполнено 19\.11\.2026/)
  expect(describeValue('mark', null)).toBe('не выполнено')
  expect([true, false, null].map((value) => describeValue('answer', value))).toEqual([
    'да',
    'нет',
    'ответа нет',
  ])
})

test('what has become of it is told in words', () => {
  const sentAt = instant('2026-11-19T12:00:00Z')
  const waits = { is: 'waiting', sentAt: null, lostAt: null } as const
  expect(describeUnsentState({ state: waits })).toBe('ждёт отправки')
  expect(describeUnsentState({ state: { ...waits, sentAt } })).toBe('отправляется')
  expect(describeUnsentState({ state: { ...waits, lostAt: sentAt } })).toMatch(/^ответа не было, /)
  expect(describeUnsentState({ state: { is: 'conflict', theirs: null } })).toMatch(
    /^это изменил кто-то другой/,
  )
  expect(describeUnsentState({ state: { is: 'refused', refusal: { code: 'not-found' } } })).toBe(
    'сервер не принял',
  )
  expect(describeUnsentState({ state: { is: 'doubtful' } })).toMatch(/больше суток/)
})
