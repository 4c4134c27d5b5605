import { expect, test } from 'vitest'
import { findRussianStem } from './russian-stem.ts'

/** Words and stems as the Snowball project prints them for its Russian stemmer. */
test.each([
  ['в', 'в'],
  ['вагонов', 'вагон'],
  ['вагоном', 'вагон'],
  ['важнее', 'важн'],
  ['важнейшие', 'важн'],
  ['важнейшими', 'важн'],
  ['важничал', 'важнича'],
  ['важности', 'важност'],
  ['важность', 'важност'],
  ['важностью', 'важност'],
  ['важную', 'важн'],
  ['валандался', 'валанда'],
  ['валериановых', 'валерианов'],
  ['вами', 'вам'],
  ['павлина', 'павлин'],
  ['падает', 'пада'],
  ['падала', 'пада'],
  ['падениях', 'паден'],
  ['падкий', 'падк'],
  ['падчерицы', 'падчериц'],
  ['рулонным', 'рулон'],
  ['промышленный', 'промышлен'],
  ['юость', 'юост'],
])('the stem of «%s» is «%s»', (word, stem) => {
  expect(findRussianStem(word)).toBe(stem)
})

test('forms of a word that orders use have one stem', () => {
  for (const forms of [
    'безопасность безопасности безопасностью',
    'ответственный ответственная ответственного ответственными',
    'проверив проверивши',
    'назначенный назначенная назначенного',
    'подготовленность подготовленности',
    'сварщик сварщика сварщиками',
    'опаснейший опаснейшая опасный',
    'день',
  ]) {
    const stems = new Set(forms.split(' ').map(findRussianStem))
    expect([forms, stems.size]).toEqual([forms, 1])
  }
})

test('a word without a vowel is its own stem, and one vowel leaves no ending to take', () => {
  expect(findRussianStem('сиз')).toBe('сиз')
  expect(findRussianStem('ппр')).toBe('ппр')
  expect(findRussianStem('чь')).toBe('чь')
  expect(findRussianStem('дня')).toBe('дня')
})

test('what makes a noun of an adjective goes only from a long word', () => {
  expect(findRussianStem('подготовленность')).toBe(findRussianStem('подготовленный'))
  expect(findRussianStem('кость')).toBe('кост')
  expect(findRussianStem('скорость')).toBe('скорост')
  expect(findRussianStem('молодость')).toBe('молод')
})
