import { expect, test } from 'vitest'
import { sections } from '../../sections/section.ts'
import { citeAll } from '../../wording/law/norms.ts'
import { listRecurringRules } from './recurring-rules.ts'

test.each(sections)('no two rules of %s are told in the same words', (section) => {
  const told = listRecurringRules(section).map(({ short, citations }) => `${short}, ${citeAll(citations)}`)
  expect(told).toEqual([...new Set(told)])
})

test('a briefing has both rules of repeated fire briefings', () => {
  const ids = listRecurringRules('briefing').map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['fire.repeat', 'fire.repeat.half-year']))
})
