import { expect, test } from 'vitest'
import { insideSentence } from './inside-sentence.ts'

test('the first letter is small inside a sentence, but for abbreviations', () => {
  const said = ['Должность', 'СНИЛС', 'ПТО', 'IT-отдел', 'А. Петров', 'Я'].map(insideSentence)
  expect(said).toEqual(['должность', 'СНИЛС', 'ПТО', 'IT-отдел', 'А. Петров', 'Я'])
})
