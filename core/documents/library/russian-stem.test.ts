import { expect, test } from 'vitest'
import { russianStem } from './russian-stem.ts'

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
  expect(russianStem(word)).toBe(stem)
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
    const stems = new Set(forms.split(' ').map(russianStem))
    expect([forms, stems.size]).toEqual([forms, 1])
  }
})

test('a word without a vowel is its own stem, and one vowel leaves no ending to take', () => {
  expect(russianStem('сиз')).toBe('сиз')
  expect(russianStem('ппр')).toBe('ппр')
  expect(russianStem('чь')).toBe('чь')
  expect(russianStem('дня')).toBe('дня')
})

test('what makes a noun of an adjective goes only from a long word', () => {
  expect(russianStem('подготовленность')).toBe(russianStem('подготовленный'))
  expect(russianStem('кость')).toBe('кост')
  expect(russianStem('скорость')).toBe('скорост')
  expect(russianStem('молодость')).toBe('молод')
})
