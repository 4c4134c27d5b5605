import { expect, test } from 'vitest'
import { printPeriodicity } from '../../deadlines/periodicity.ts'
import { briefingKinds } from '../../norms/briefings.ts'
import { normItems } from '../../norms/ppe-norms.ts'
import { trainingPrograms } from '../../norms/training-programs.ts'
import { makeObligationInput } from './obligation-input.ts'
import { applyTyping, findUsual, offerNames } from './usual-duty.ts'

const [first, second] = briefingKinds.filter(({ ruleId }) => ruleId !== null)
if (!first || !second) throw new Error('fewer than two briefings have a rule')
const blank = makeObligationInput('briefing')

test('a name known to the law brings its periodicity and its rule', () => {
  const typed = applyTyping('briefing', blank, { briefingName: first.name })
  expect(typed).toMatchObject({ periodicity: printPeriodicity(first.suggested), ruleId: first.ruleId })
  const other = applyTyping('briefing', typed, { briefingName: second.name })
  expect(other).toMatchObject({ periodicity: printPeriodicity(second.suggested), ruleId: second.ruleId })
})

test('what a person has typed over the usual stays; a name of one’s own takes the usual away', () => {
  const typed = applyTyping('briefing', blank, { briefingName: first.name })
  const own = applyTyping('briefing', typed, { periodicity: '4 месяца' })
  expect(applyTyping('briefing', own, { briefingName: second.name }).periodicity).toBe('4 месяца')
  expect(applyTyping('briefing', typed, { briefingName: 'Свой' })).toMatchObject({
    periodicity: '',
    ruleId: null,
  })
})

test('an examination is as often as order 29н says; PPE has nothing usual', () => {
  expect(findUsual('medicalExamination', '1.1')).toEqual({ periodicity: '1 год', ruleId: null })
  expect(findUsual('medicalExamination', '11.2')).toEqual({ periodicity: '2 года', ruleId: null })
  for (const onHiring of ['11.3', '11.4']) expect(findUsual('medicalExamination', onHiring)).toBeNull()
  expect(findUsual('medicalExamination', 'шум')).toBeNull()
  expect(findUsual('ppe', 'Каска')).toBeNull()
})

test('the law’s names are offered before the company’s own, each once', () => {
  const offered = offerNames('briefing', ['Свой', first.name])
  expect(offered.at(-1)).toBe('Свой')
  expect(offered.filter((name) => name === first.name)).toHaveLength(1)
  expect(offerNames('ppe', ['Своя каска'])).toEqual([
    ...new Set(normItems.map(({ name }) => name)),
    'Своя каска',
  ])
  expect(offerNames('risk', ['Каска'])).toEqual(['Каска'])
})

test('a programme brings its period by its title, and programmes are offered by name', () => {
  const [program] = trainingPrograms
  if (!program) throw new Error('no programmes')
  const periodicity = printPeriodicity({ kind: 'every', months: program.periodicityMonths })
  expect(findUsual('training', program.title)).toEqual({ periodicity, ruleId: null })
  expect(findUsual('training', 'Своя программа')).toBeNull()
  expect(offerNames('training', [])).toEqual(trainingPrograms.map(({ title }) => title))
})

test('a section whose subjects have nothing usual takes what is typed as it is', () => {
  const before = { ...makeObligationInput('ppe'), periodicity: '1 год', ruleId: 'train.V' }
  expect(applyTyping('ppe', before, { ppe: 'Каска' })).toEqual({ ...before, ppe: 'Каска' })
})

test('a rule that a person has chosen stays; one that came with the name goes with it', () => {
  const typed = applyTyping('briefing', blank, { briefingName: first.name })
  const own = applyTyping('briefing', typed, { ruleId: 'train.V' })
  expect(applyTyping('briefing', own, { briefingName: second.name }).ruleId).toBe('train.V')
  const named = { ...blank, briefingName: 'Свой', periodicity: '4 месяца', ruleId: 'train.V' }
  expect(applyTyping('briefing', named, { briefingName: first.name })).toMatchObject({
    periodicity: '4 месяца',
    ruleId: 'train.V',
  })
  expect(applyTyping('briefing', typed, { periodicity: '4 месяца' }).ruleId).toBe(first.ruleId)
})

test('gloves and shoes are counted in pairs, named by the norms without a unit or by oneself', () => {
  const unitOf = (ppe: string) => applyTyping('ppe', { ppe: '', unit: 'piece' }, { ppe }).unit
  expect(normItems.find(({ name }) => name === 'Перчатки диэлектрические')?.unit).toBeNull()
  expect(['Перчатки диэлектрические', 'Ботинки защитные', 'Каска с подшлемником'].map(unitOf)).toEqual([
    'pair',
    'pair',
    'piece',
  ])
})

test('PPE that the norms name brings its unit along, over another that was there; what is typed after it stays', () => {
  const [pair] = normItems.filter(({ unit }) => unit === 'pair')
  if (!pair) throw new Error('the norms give nothing in pairs')
  const typed = applyTyping('ppe', { ppe: '', unit: 'piece', quantity: '2' }, { ppe: pair.name })
  expect(typed).toMatchObject({ ppe: pair.name, unit: 'pair', quantity: '2' })
  expect(applyTyping('ppe', typed, { unit: 'set' })).toMatchObject({ ppe: pair.name, unit: 'set' })
  expect(applyTyping('ppe', typed, { ppe: 'Своя каска' })).toMatchObject({ unit: 'pair' })
  expect(applyTyping('briefing', blank, { ppe: pair.name })).toEqual({ ...blank, ppe: pair.name })
})

test('PPE has the term of the norms where they give one, an assessment of workplaces its five years', () => {
  const [yearly] = normItems.filter(({ months }) => months === 12)
  const [without] = normItems.filter(({ months }) => months === null)
  if (!yearly || !without) throw new Error('the norms give no such items')
  expect(findUsual('ppe', yearly.name)).toEqual({ periodicity: '1 год', ruleId: null })
  expect(findUsual('ppe', without.name)).toBeNull()
  expect(findUsual('workingConditions', '')).toEqual({ periodicity: '5 лет', ruleId: 'sout.repeat' })
  expect(findUsual('risk', '')).toBeNull()
  const typed = applyTyping('ppe', makeObligationInput('ppe'), { ppe: yearly.name })
  expect(typed).toMatchObject({ periodicity: '1 год', quantity: '1' })
  expect(applyTyping('ppe', typed, { ppe: without.name })).toMatchObject({ periodicity: '' })
})
