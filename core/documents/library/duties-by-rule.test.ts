import { expect, test } from 'vitest'
import { countByRule } from './duties-by-rule.ts'

const alike = { section: 'medicalExamination', ruleId: null, name: '4.4', norm: null, recurs: true } as const

test('obligations of one rule are counted together, whether they name it or their subject does', () => {
  const counted = countByRule([
    { ...alike, duties: 3 },
    { ...alike, name: '6.1', duties: 4 },
    { ...alike, ruleId: 'med.factor', duties: 5 },
    { ...alike, section: 'briefing', ruleId: 'brief.repeat', duties: 2 },
    { ...alike, section: 'risk', duties: 9 },
  ])
  expect(counted).toEqual(
    new Map([
      ['med.factor', 12],
      ['brief.repeat', 2],
    ]),
  )
})
