import { expect, test } from 'vitest'
import { deadlineRules } from '../norms/deadline-rules.ts'
import { programRules, trainingPrograms } from '../norms/training-programs.ts'
import { findRuleOfDuty, type RuledDuty } from './rule-of-duty.ts'

const rule = (section: RuledDuty['section'], changes: Partial<RuledDuty> = {}) =>
  findRuleOfDuty({ section, ruleId: null, name: '', norm: null, recurs: true, ...changes })

test('an obligation falls under the rule that it names, whatever its subject says', () => {
  expect(rule('briefing', { ruleId: 'brief.repeat' })).toBe('brief.repeat')
  expect(rule('medicalExamination', { ruleId: 'med.prof' })).toBe('med.prof')
  expect(rule('briefing', { ruleId: 'no-such-rule' })).toBeNull()
  expect(rule('medicalExamination', { ruleId: 'no-such-rule' })).toBe('med.factor')
})

test('a programme names its rule by its title', () => {
  for (const { title, code } of trainingPrograms)
    expect(rule('training', { name: title })).toBe(programRules[code])
  expect(rule('training', { name: 'Курс организации' })).toBeNull()
  expect(rule('instruction', { name: trainingPrograms[0]?.title ?? '' })).toBeNull()
})

test('programmes have the rules of their clauses', () => {
  for (const { code, citation, periodicityMonths } of trainingPrograms) {
    const found = deadlineRules.find(({ id }) => id === programRules[code])
    expect(found?.citations).toContainEqual(citation)
    expect((found?.amount ?? 0) * (found?.unit === 'years' ? 12 : 1)).toBe(periodicityMonths)
  }
})

test('an examination, a special assessment that comes again and PPE of a norm name theirs', () => {
  expect(rule('medicalExamination', { name: '4.4' })).toBe('med.factor')
  expect(rule('workingConditions')).toBe('sout.repeat')
  expect(rule('workingConditions', { recurs: false })).toBeNull()
  expect(rule('ppe', { norm: 'п. 783' })).toBe('ppe.term')
  expect(rule('ppe', { norm: 'по решению' })).toBeNull()
  expect(rule('ppe')).toBeNull()
  expect(rule('risk')).toBeNull()
})
