import { expect, test } from 'vitest'
import { fieldErrors } from '../results/refusals.ts'
import { err, ok } from '../results/result.ts'
import { nameAsTyped, readNamed } from './named.ts'

const read = (name: unknown) => readNamed({ name }, 'department-name/required')

test('a name is one line, with single blanks', () => {
  expect(read('  Участок   сварки ')).toEqual(ok({ name: 'Участок сварки' }))
})

test('a blank one is refused with the code of its own, one too long as every text', () => {
  expect(read(' ')).toEqual(err(fieldErrors({ field: 'name', code: 'department-name/required' })))
  expect(read('а'.repeat(256))).toEqual(err(fieldErrors({ field: 'name', code: 'text/too-long', max: 255 })))
})

test('a name as typed goes on as it came, without what came beside it', () => {
  expect(nameAsTyped({ name: ' 5 ', other: 1 })).toEqual(ok({ name: ' 5 ' }))
})
