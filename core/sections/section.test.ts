import { expect, test } from 'vitest'
import { namedSections, ofEach, rulesOf, sections, sectionsWhere } from './section.ts'

test('no two sections have a path or a name in common', () => {
  expect(new Set(Object.values(ofEach(({ path }) => path))).size).toBe(sections.length)
  expect(new Set(Object.values(ofEach(({ words }) => words.name))).size).toBe(sections.length)
})

test('what is assessed has findings and no result of its own; what is dated has none', () => {
  for (const section of sections) {
    const { isDated, findings, canFail } = rulesOf(section)
    expect([section, findings.length > 0]).toEqual([section, !isDated])
    if (canFail) expect([section, isDated]).toEqual([section, true])
    if (!isDated) expect(findings.slice(0, 2)).toEqual(['notAssessed', 'excluded'])
  }
})

test('everyone is briefed and trained; windows are one, three or six months', () => {
  expect(sectionsWhere(({ isObligatory }) => isObligatory)).toEqual(['briefing', 'training'])
  expect(sections.map((section) => rulesOf(section).windowMonths)).toEqual([1, 1, 3, 3, 3, 6, 6])
})

test('knowledge is checked after briefings, instructions and training; a position decides four sections', () => {
  expect(sectionsWhere(({ endsWithCheck }) => endsWithCheck)).toEqual(['briefing', 'instruction', 'training'])
  expect(sectionsWhere(({ dependsOnPosition }) => dependsOnPosition)).toEqual([
    'briefing',
    'training',
    'medicalExamination',
    'ppe',
  ])
})

test('a result that ends with a check may be a failed one', () => {
  for (const section of sectionsWhere(({ endsWithCheck }) => endsWithCheck))
    expect([section, rulesOf(section).canFail]).toEqual([section, true])
})

test('what is assessed has no name, everything else has', () => {
  expect(namedSections).toEqual(['briefing', 'instruction', 'training', 'medicalExamination', 'ppe'])
})
