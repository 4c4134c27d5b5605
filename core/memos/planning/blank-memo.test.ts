import { expect, test } from 'vitest'
import { aHeader, memo, mining, today } from '../../../tests/examples.ts'
import { findRules, sections } from '../../sections/section.ts'
import { fillHeader, makeBlankMemo } from './blank-memo.ts'

const defaults = { directorName: 'Пименов А. Л.', author: 'Орлова Анна Викторовна' }
const blank = {
  recipient: ' ',
  name: '',
  fullName: '\t',
  author: ' ',
  note: '',
  duration: '',
  formOfStudy: '',
  basis: '',
}

test.each(sections)('blank fields of a memo (%s) take the usual words', (section) => {
  expect(fillHeader(section, blank, defaults)).toEqual({
    ...blank,
    ...findRules(section).words.memo,
    recipient: defaults.directorName,
    author: defaults.author,
  })
})

test('what a person wrote stays, without blanks around', () => {
  const header = aHeader({
    recipient: ' Ким ',
    name: ' Допуск',
    fullName: 'О допуске ',
    author: ' Орлова ',
    note: ' да ',
  })
  expect(fillHeader('training', header, defaults)).toEqual({
    ...header,
    recipient: 'Ким',
    name: 'Допуск',
    fullName: 'О допуске',
    author: 'Орлова',
  })
})

test('a new memo has no rows and is its first version', () => {
  const place = { id: memo(7), companyId: mining, number: 7, section: 'training', formedOn: today } as const
  expect(makeBlankMemo(place, aHeader())).toEqual({
    ...place,
    ...aHeader(),
    reportApprovedOn: null,
    registeredOn: null,
    canceled: false,
    rows: [],
    version: 1,
  })
})
