import { expect, test } from 'vitest'
import { forms, place } from '../../../tests/plain-press.ts'
import { briefing, factsWith } from '../../../tests/source-facts.ts'
import type { ValueSpec } from '../library/template.ts'
import { asksEach, fillFromSources, makeFilledMarks, needsOf } from './fill-from-sources.ts'
import { isSameAnswer, takeKnownAnswers } from './known-answer.ts'

const spec = (name: string, source?: string): ValueSpec => ({
  ...place,
  name,
  ...(source === undefined ? {} : { source }),
})
const asking = (...values: readonly ValueSpec[]) => ({ ...forms.card, values })
const held = spec('held', 'briefings.intro-held')
const people = spec('people', 'company.headcount')

test('only what its sources need is asked for', () => {
  expect([...needsOf(asking(spec('place')))]).toEqual([])
  expect([...needsOf(asking(spec('gone', 'no.such-source')))]).toEqual([])
  expect([...needsOf(asking(spec('place'), held, people))]).toEqual(['duties', 'headcount'])
  expect(asksEach(needsOf(asking(people)))).toBe(false)
  for (const source of ['person.service', 'briefings.intro-held', 'training.checks'])
    expect(asksEach(needsOf(asking(spec('x', source))))).toBe(true)
})

test('what the records know is filled, the rest is left out', () => {
  const facts = factsWith([briefing('Вводный инструктаж', '2019-09-02')])
  const when = spec('when', 'briefings.workplace-date')
  const known = fillFromSources(
    asking(spec('place'), held, when, spec('gone', 'no.such-source'), people),
    facts,
  )
  expect(takeKnownAnswers(known)).toEqual({ held: 'проведён', people: 120 })
  expect(known.people?.from).toBe('из списка работников на 20.11.2026')
})

test('a paper keeps what it was filled with, and whether a person changed it', () => {
  const known = { a: { value: 120, from: 'из списка' }, b: { value: 'нет', from: 'из обязательств' } }
  expect(makeFilledMarks(known, { a: '120', b: 'да', c: 1 })).toEqual({
    a: { value: 120, from: 'из списка', changed: false },
    b: { value: 'нет', from: 'из обязательств', changed: true },
  })
  expect(makeFilledMarks(known, {})).toMatchObject({ a: { changed: true } })
})

test('answers are the same by what they say', () => {
  expect(isSameAnswer({ from: 'x', to: 'y' }, { from: 'x', to: 'y' })).toBe(true)
  expect(isSameAnswer([{ a: '1' }], [{ a: '2' }])).toBe(false)
  expect(isSameAnswer(null, '')).toBe(true)
  expect(isSameAnswer(undefined, null)).toBe(true)
  expect(isSameAnswer(0, '')).toBe(false)
})
