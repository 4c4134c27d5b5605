import type { RussianCase } from '@osh/core/documents/on-paper/name-forms.ts'
import { nameOnPaper, readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { putInsideSentence } from '@osh/core/shared/texts/inside-sentence.ts'
import { expect, test } from 'vitest'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { type Expected, expectedForms, isExpected } from './expected.ts'

const forms = makeRussianNameForms()
const cases: readonly RussianCase[] = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional']

/** A full name in a case, when no one has said whose it is. */
function declineFullName(fullName: string, wanted: RussianCase): string {
  const person = readPersonOnPaper(fullName, '')
  return nameOnPaper({ ...person, ...forms.name(person, wanted) })
}

/** The words with a form that is not the expected one, each with the first such form. */
const wrongly = (expected: readonly Expected[], decline: (words: string, wanted: RussianCase) => string) =>
  expected.flatMap(({ nominative = '', ...line }) =>
    cases
      .filter((wanted) => wanted in line)
      .map((wanted) => ({ said: decline(nominative, wanted), right: line[wanted] ?? '' }))
      .filter(({ said, right }) => !isExpected(said, right))
      .slice(0, 1)
      .map(({ said, right }) => `${nominative}: ${said}, not ${right}`),
  )

test('people whose sex no one has said are declined in all cases', () => {
  expect(wrongly(expectedForms('people'), declineFullName)).toEqual([])
})

test('positions are declined in all cases', () => {
  expect(wrongly(expectedForms('positions'), forms.position)).toEqual([])
})

test('departments are declined, and begin with a small letter inside a sentence', () => {
  const inside = (name: string, wanted: RussianCase) => putInsideSentence(forms.department(name, wanted))
  expect(wrongly(expectedForms('departments'), inside)).toEqual([])
})
