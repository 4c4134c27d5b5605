import { expect, test } from 'vitest'
import { filterSections, findRules, mapSections, namedSections, sections } from './section.ts'

test('no two sections have a path or a name in common', () => {
  expect(new Set(Object.values(mapSections(({ path }) => path))).size).toBe(sections.length)
  expect(new Set(Object.values(mapSections(({ words }) => words.name))).size).toBe(sections.length)
})

test('what is assessed has findings and no result of its own; what is dated has none', () => {
  for (const section of sections) {
    const { isDated, findings, canFail } = findRules(section)
    expect([section, findings.length > 0]).toEqual([section, !isDated])
    if (canFail) expect([section, isDated]).toEqual([section, true])
    if (!isDated) expect(findings.slice(0, 2)).toEqual(['notAssessed', 'excluded'])
  }
})

test('everyone is briefed and trained; windows are one, three or six months', () => {
  expect(filterSections(({ isObligatory }) => isObligatory)).toEqual(['briefing', 'training'])
  expect(sections.map((section) => findRules(section).windowMonths)).toEqual([1, 1, 3, 3, 3, 6, 6])
})

test('knowledge is checked after briefings, instructions and training; a position decides four sections', () => {
  expect(filterSections(({ endsWithCheck }) => endsWithCheck)).toEqual([
    'briefing',
    'instruction',
    'training',
  ])
  expect(filterSections(({ dependsOnPosition }) => dependsOnPosition)).toEqual([
    'briefing',
    'training',
    'medicalExamination',
    'ppe',
  ])
})

test('a result that ends with a check may be a failed one', () => {
  for (const section of filterSections(({ endsWithCheck }) => endsWithCheck))
    expect([section, findRules(section).canFail]).toEqual([section, true])
})

test('what is assessed has no name, everything else has', () => {
  expect(namedSections).toEqual(['briefing', 'instruction', 'training', 'medicalExamination', 'ppe'])
})
