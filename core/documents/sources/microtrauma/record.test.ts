import { expect, test } from 'vitest'
import { aMicrotrauma, aReview } from '../../../../tests/microtraumas-example.ts'
import { factsWith, told, value } from '../../../../tests/source-facts.ts'
import type { Microtrauma } from '../../../incidents/microtraumas/microtrauma.ts'
import { microtraumaSources } from './record.ts'

const outsider = { employeeId: null, fullName: 'Иванов Иван', post: '' }
const known = (given: Partial<Microtrauma> = {}) => {
  const facts = factsWith([], { microtrauma: aMicrotrauma(given) })
  const values = Object.keys(microtraumaSources).map(
    (name) => [name.split('.')[1], value(name, facts)] as const,
  )
  return Object.fromEntries(values.filter(([, one]) => one !== null))
}

const recorded = {
  place: 'Цех № 2, у верстака 3',
  day: '2026-11-19',
  time: '14:10',
  'first-aid': 'Рана промыта, наложен пластырь.',
  'help-line': 'Рана промыта, наложен пластырь.',
  injury: 'Ссадина левого предплечья 3 см.',
  'injury-line': 'Ссадина левого предплечья 3 см.',
  circumstances: 'Разбирал поддон, доска отскочила.',
  injured: 1,
}

test('papers of a microtrauma are filled with all that its record has', () => {
  const review = { ...aReview, heard: 'Осмотрен верстак', reviewers: [...aReview.reviewers, outsider] }
  expect(known({ review })).toEqual({
    ...recorded,
    causes: 'Разбирал без рукавиц.',
    proposals: 'Выдать рукавицы.',
    experience: '6 лет',
    heard: 'Осмотрен верстак',
    reviewer: 2,
    reviewers: [{ fullName: 'Иванов Иван', position: 'не указана' }],
  })
  const named = { ...outsider, post: 'Инспектор' }
  expect(known({ review: { ...aReview, reviewers: [named] }, injured: named })).toMatchObject({
    reviewer: { fullName: 'Иванов Иван', position: 'Инспектор' },
    injured: { fullName: 'Иванов Иван', position: 'Инспектор' },
  })
})

test('what the record has not is left to be asked', () => {
  expect(known()).toEqual(recorded)
  const reviewed = known({ review: aReview })
  expect(['heard', 'reviewers'].filter((name) => name in reviewed)).toEqual([])
})

test('a line of a paper takes no more than fits it', () => {
  const long = 'а'.repeat(600)
  const review = { ...aReview, heard: long }
  const cut = known({ injury: long, firstAid: long, review })
  for (const name of ['injury-line', 'help-line', 'heard']) expect(cut[name]).toHaveLength(500)
  expect(cut.injury).toBe(long)
})

test('a journal is told where it has a line', () => {
  const journal = [{ who: 'Титов' }]
  expect(told('microtrauma.journal', factsWith([], { journal }))).toEqual({
    value: journal,
    from: 'из регистра микротравм',
  })
  expect(told('microtrauma.journal', factsWith([], { journal: [] }))).toBeNull()
  expect(told('microtrauma.place', factsWith([]))).toBeNull()
})
