import { expect, test } from 'vitest'
import { aHeader } from '../../../tests/examples.ts'
import { parseMemoHeader, parseMemoHeaderChanges } from './parse-memo-header.ts'

test('what was typed stays', () => {
  const typed = aHeader({
    name: 'Программы А и Б',
    author: 'Никитина М. В.',
    note: 'Срочно',
    basis: 'Приказ № 5',
  })
  expect(parseMemoHeader(typed)).toEqual({ ok: true, value: typed })
})

test('what is absent or blank is blank', () => {
  const blank = aHeader({ recipient: '', name: '', fullName: '', author: '' })
  expect(parseMemoHeader({})).toEqual({ ok: true, value: blank })
  expect(parseMemoHeader({ recipient: ' ', author: null })).toEqual({ ok: true, value: blank })
})

test('too long a text is refused under its field', () => {
  const long = { name: 'а'.repeat(256), note: 'а'.repeat(2001), fullName: 'а'.repeat(500) }
  expect(parseMemoHeader(long)).toMatchObject({
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
