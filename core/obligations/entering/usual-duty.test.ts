import { expect, test } from 'vitest'
import { printPeriodicity } from '../../deadlines/periodicity.ts'
import { briefingKinds } from '../../norms/briefings.ts'
import { newObligationInput } from './obligation-input.ts'
import { afterTyping, offeredNames, usualFor } from './usual-duty.ts'

const [first, second] = briefingKinds.filter(({ ruleId }) => ruleId !== null)
if (!first || !second) throw new Error('fewer than two briefings have a rule')
const blank = newObligationInput('briefing')

test('a name known to the law brings its periodicity and its rule', () => {
  const typed = afterTyping('briefing', blank, { briefingName: first.name })
  expect(typed).toMatchObject({ periodicity: printPeriodicity(first.suggested), ruleId: first.ruleId })
  const other = afterTyping('briefing', typed, { briefingName: second.name })
  expect(other).toMatchObject({ periodicity: printPeriodicity(second.suggested), ruleId: second.ruleId })
})

test('what a person has typed over the usual stays; a name of one’s own takes the usual away', () => {
  const typed = afterTyping('briefing', blank, { briefingName: first.name })
  const own = afterTyping('briefing', typed, { periodicity: '4 месяца' })
  expect(afterTyping('briefing', own, { briefingName: second.name }).periodicity).toBe('4 месяца')
  expect(afterTyping('briefing', typed, { briefingName: 'Свой' })).toMatchObject({
    periodicity: '',
    ruleId: null,
  })
})

test('an examination is as often as order 29н says; PPE has nothing usual', () => {
  expect(usualFor('medicalExamination', '1.1')).toEqual({ periodicity: '1 год', ruleId: null })
  expect(usualFor('medicalExamination', 'шум')).toBeNull()
  expect(usualFor('ppe', 'Каска')).toBeNull()
})

test('the law’s names are offered before the company’s own, each once', () => {
  const offered = offeredNames('briefing', ['Свой', first.name])
  expect(offered.at(-1)).toBe('Свой')
  expect(offered.filter((name) => name === first.name)).toHaveLength(1)
  expect(offeredNames('ppe', ['Каска'])).toEqual(['Каска'])
})
