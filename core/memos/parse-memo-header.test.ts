import { expect, test } from 'vitest'
import { aHeader } from '../../tests/examples.ts'
import { parseMemoHeader, parseMemoHeaderChanges } from './parse-memo-header.ts'

const defaults = { directorName: 'Пименов Антон Львович', userName: 'Орлова А. В.' }

test('a blank header takes the section’s usual words, the director and the signed-in user', () => {
  expect(parseMemoHeader('training', {}, defaults)).toEqual({
    ok: true,
    value: aHeader({ name: 'Обучение', fullName: 'О направлении работников на обучение по охране труда' }),
  })
  expect(parseMemoHeader('training', { recipient: ' ', author: null }, defaults)).toMatchObject({
    value: { recipient: 'Пименов Антон Львович', author: 'Орлова А. В.' },
  })
})

test('what was typed stays', () => {
  const typed = aHeader({
    name: 'Программы А и Б',
    author: 'Никитина М. В.',
    note: 'Срочно',
    basis: 'Приказ № 5',
  })
  expect(parseMemoHeader('training', typed, defaults)).toEqual({ ok: true, value: typed })
})

test('too long a text is refused under its field', () => {
  const long = { name: 'а'.repeat(256), note: 'а'.repeat(2001), fullName: 'а'.repeat(500) }
  expect(parseMemoHeader('risk', long, defaults)).toMatchObject({
    error: {
      errors: [
        { field: 'name', code: 'text/too-long', max: 255 },
        { field: 'note', code: 'text/too-long', max: 2000 },
      ],
    },
  })
})

test('an edit gives back only what it names; null blanks a field', () => {
  expect(parseMemoHeaderChanges({ note: null, name: ' Обучение  ', rows: 1 })).toEqual({
    ok: true,
    value: { name: 'Обучение', note: '' },
  })
  expect(parseMemoHeaderChanges({ note: '\u0000' })).toMatchObject({
    error: { errors: [{ field: 'note', code: 'text/forbidden-character' }] },
  })
})
