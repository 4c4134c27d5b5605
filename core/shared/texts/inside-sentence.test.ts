import { expect, test } from 'vitest'
import { putInsideSentence } from './inside-sentence.ts'

test('the first letter is small inside a sentence, but for abbreviations', () => {
  const said = ['Должность', 'СНИЛС', 'ПТО', 'IT-отдел', 'А. Петров', 'Я'].map(putInsideSentence)
  expect(said).toEqual(['должность', 'СНИЛС', 'ПТО', 'IT-отдел', 'А. Петров', 'Я'])
})
