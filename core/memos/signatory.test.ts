import { expect, test } from 'vitest'
import { readSignatory } from './signatory.ts'

test.each([
  ['Орлова Анна Сергеевна', { name: 'Орлова Анна Сергеевна', position: null }],
  [
    ' Орлова А. С. , специалист по охране труда, 1 категория',
    { name: 'Орлова А. С.', position: 'специалист по охране труда, 1 категория' },
  ],
  ['', null],
  [' ', null],
  ['orlova@example.org', null],
  ['Orlova@Example.org, специалист', null],
])('«%s» is signed so', (author, signatory) => {
  expect(readSignatory({ author })).toEqual(signatory)
})
