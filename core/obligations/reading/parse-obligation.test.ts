import { expect, test } from 'vitest'
import { anObligation, gloves, months, today } from '../../../tests/examples.ts'
import type { Section } from '../../sections/section.ts'
import { parseObligationChanges, parseObligationDraft, parseRegisterPeriodicity } from './parse-obligation.ts'

const own: Readonly<Record<Section, Readonly<Record<string, unknown>>>> = {
  briefing: { briefingName: 'Повторный инструктаж' },
  instruction: { instructionName: 'ИОТ-07' },
  training: { trainingName: 'Программа В' },
  medicalExamination: { factorNumber: '1.47.16' },
  ppe: { ppe: 'Каска защитная', quantity: 1, event: 'issuance' },
  workingConditions: { workingConditionsClass: '3.1' },
  risk: { riskLevel: 'low' },
}

const draft = (section: Section, changes: Readonly<Record<string, unknown>> = {}) =>
  parseObligationDraft(
    section,
    { ...own[section], periodicity: '1 год', date: '2026-01-15', ...changes },
    today,
  )

const refusals = (parsed: ReturnType<typeof draft>) => (parsed.ok ? [] : parsed.error.errors)

test('every section reads its own fields', () => {
  const subjects = (Object.keys(own) as Section[]).map((section) => {
    const parsed = draft(section)
    return parsed.ok ? parsed.value.subject : parsed.error
  })
  expect(subjects).toEqual([
    { section: 'briefing', name: 'Повторный инструктаж' },
    { section: 'instruction', name: 'ИОТ-07' },
    { section: 'training', name: 'Программа В' },
    { section: 'medicalExamination', factorNumber: '1.47.16' },
    {
      section: 'ppe',
      name: 'Каска защитная',
      quantity: 1,
      unit: 'piece',
      event: 'issuance',
      norm: null,
      size: null,
    },
    { section: 'workingConditions', established: '3.1' },
    { section: 'risk', established: 'low' },
  ])
})

test('all that is missing is asked for at once, under the names of the wire', () => {
  const nothing = (section: Section) =>
    refusals(parseObligationDraft(section, {}, today)).map(({ field, code }) => `${field}: ${code}`)
  const periodicity = 'periodicity: periodicity/required'
  expect(nothing('briefing')).toEqual(['briefingName: text/required', periodicity])
  expect(nothing('instruction')).toEqual(['instructionName: text/required', periodicity])
  expect(nothing('training')).toEqual(['trainingName: text/required', periodicity])
  expect(nothing('medicalExamination')).toEqual(['factorNumber: factor/required', periodicity])
  expect(nothing('ppe')).toEqual(['ppe: text/required', 'quantity: quantity/invalid', periodicity])
  expect(nothing('workingConditions')).toEqual([periodicity])
})

test('a recurring obligation needs a date or a deadline, others need neither', () => {
  const neither = { date: null, deadline: '' }
  expect(refusals(draft('training', neither))).toEqual([
    { field: 'date', code: 'obligation/date-or-deadline' },
  ])
  expect(refusals(draft('training', { ...neither, deadline: '2026-05-01' }))).toEqual([])
  for (const periodicity of ['разово', 'бессрочно', 'до износа'])
    expect(refusals(draft('training', { ...neither, periodicity }))).toEqual([])
})

test('an assessment that has found nothing has no date, and may have a deadline', () => {
  const refused = [{ field: 'date', code: 'completion/not-assessed' }]
  const deadline = '2026-05-01'
  for (const [section, unknown] of [
    ['workingConditions', { workingConditionsClass: 'notAssessed' }],
    ['risk', { riskLevel: 'notAssessed' }],
    ['risk', { riskLevel: '' }],
  ] as const) {
    expect(refusals(draft(section, unknown))).toEqual(refused)
    expect(refusals(draft(section, { ...unknown, deadline }))).toEqual(refused)
    expect(refusals(draft(section, { ...unknown, date: null, deadline }))).toEqual([])
  }
})

test('the date is not later than today, the deadline may lie anywhere within fifty years', () => {
  expect(refusals(draft('training', { date: '2026-03-16' }))).toEqual([])
  expect(refusals(draft('training', { date: '17.03.2026' }))).toEqual([
    { field: 'date', code: 'date/in-future' },
  ])
  expect(refusals(draft('training', { deadline: '2020-01-01' }))).toEqual([])
  expect(refusals(draft('training', { deadline: '2206-01-01' }))).toEqual([
    { field: 'deadline', code: 'date/too-far' },
  ])
  expect(refusals(draft('training', { deadline: '31.02.2026' }))).toEqual([
    { field: 'deadline', code: 'date/invalid' },
  ])
})

test('an examination names a point of order 29н that is no heading', () => {
  for (const point of ['1.1', '1.47.16', '27'])
    expect(refusals(draft('medicalExamination', { factorNumber: point }))).toEqual([])
  for (const point of ['1.8', '99', '1.47.16.', 'шум'])
    expect(refusals(draft('medicalExamination', { factorNumber: point }))).toEqual([
      { field: 'factorNumber', code: 'factor/not-selectable' },
    ])
})

test('PPE is counted in whole pieces from 1 to 9999', () => {
  for (const quantity of [1, 9999, '12']) expect(refusals(draft('ppe', { quantity }))).toEqual([])
  for (const quantity of [0, 10_000, 1.5, -1, '1,5', 'пара', null, Number.NaN])
    expect(refusals(draft('ppe', { quantity }))).toEqual([{ field: 'quantity', code: 'quantity/invalid' }])
})

test('choices are core’s words: an issuance unless said otherwise, not assessed unless said otherwise', () => {
  expect(draft('ppe', { event: undefined })).toMatchObject({ value: { subject: { event: 'issuance' } } })
  expect(draft('risk', { riskLevel: null, date: null, deadline: '2026-05-01' })).toMatchObject({
    value: { subject: { established: 'notAssessed' } },
  })
  expect(refusals(draft('ppe', { event: 'выдача' }))).toEqual([{ field: 'event', code: 'choice/unknown' }])
  expect(refusals(draft('risk', { riskLevel: '3.1' }))).toEqual([
    { field: 'riskLevel', code: 'choice/unknown' },
  ])
  expect(refusals(draft('workingConditions', { workingConditionsClass: 'low' }))).toEqual([
    { field: 'workingConditionsClass', code: 'choice/unknown' },
  ])
})

test('a periodicity is in the register’s words, a rule is one that the law has', () => {
  expect(draft('training', { periodicity: '1,5 года' })).toMatchObject({ value: { periodicity: months(18) } })
  expect(refusals(draft('training', { periodicity: 'иногда', ruleId: 'нет' }))).toEqual([
    { field: 'periodicity', code: 'periodicity/unrecognised' },
    { field: 'ruleId', code: 'rule/unknown' },
  ])
  expect(draft('training', { ruleId: 'train.V' })).toMatchObject({ value: { ruleId: 'train.V' } })
})

test('a patch gives back only what it names', () => {
  const change = (patch: Readonly<Record<string, unknown>>) =>
    parseObligationChanges(anObligation(1), patch, today)
  expect(change({ id: 5, section: 'training', quantity: -1 })).toEqual({ ok: true, value: {} })
  expect(change({ deadline: null, ruleId: null })).toEqual({
    ok: true,
    value: { deadline: null, ruleId: null },
  })
  expect(change({ trainingName: 'Программа Б', periodicity: '3 года' })).toEqual({
    ok: true,
    value: { subject: { section: 'training', name: 'Программа Б' }, periodicity: months(36) },
  })
  expect(change({ trainingName: null, date: '2027-01-01' })).toMatchObject({
    error: {
      errors: [
        { field: 'trainingName', code: 'text/required' },
        { field: 'date', code: 'date/in-future' },
      ],
    },
  })
})

test('a patch of one own field keeps the others', () => {
  const changed = parseObligationChanges(anObligation(1, { subject: gloves(2) }), { quantity: 3 }, today)
  expect(changed).toEqual({ ok: true, value: { subject: gloves(3) } })
})

test('a periodicity that is a page of text is not recognised; a blank one is missing', () => {
  expect(parseRegisterPeriodicity(' ')).toEqual({ ok: false, error: { code: 'periodicity/required' } })
  expect(parseRegisterPeriodicity('г'.repeat(61))).toEqual({
    ok: false,
    error: { code: 'periodicity/unrecognised' },
  })
})

test('a deadline is set fifty years ahead and no further', () => {
  const on = (deadline: string) =>
    parseObligationDraft('briefing', { briefingName: 'А', periodicity: 'разово', deadline }, today).ok
  expect([on('2076-03-16'), on('2076-03-17')]).toEqual([true, false])
})
