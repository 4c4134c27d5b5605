import { expect, test } from 'vitest'
import { findFactor } from '../norms/factors.ts'
import type { Subject } from '../obligations/subject.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { HIDDEN } from '../wording/rights/hidden.ts'
import { type Explained, explainLine, explain as explainWith } from './explain.ts'

const heights = 'Безопасные методы и приемы выполнения работ на высоте'
const year = { kind: 'every', months: 12 } as const
const day = (text: string) => text as LocalDate

const explain = (duty: Explained) => explainWith(duty, findFactor)

const duty = (subject: Subject, rest: Partial<Explained> = {}): Explained => ({
  subject,
  ruleId: null,
  baseDate: day('2025-11-09'),
  registeredOn: null,
  periodicity: year,
  deadline: day('2026-11-09'),
  retakeBy: null,
  ...rest,
})
const training = (name: string, rest: Partial<Explained> = {}) => duty({ section: 'training', name }, rest)

test('a training programme explains itself by its title', () => {
  expect(explain(training(heights))).toEqual({
    event: '09.11.2025 + 1 год',
    rule: 'программа В',
    source: 'п. 60 Правил № 2464',
  })
  expect(explainLine(explain(training(heights)))).toBe(
    '09.11.2025 + 1\u00a0год · программа В, п.\u00a060 Правил №\u00a02464',
  )
})

test('a named rule of law comes before the title', () => {
  expect(explain(training(heights, { ruleId: 'train.AB' }))).toMatchObject({
    rule: 'программы А и Б (по норме 3 года)',
    source: 'п. 59 Правил № 2464',
  })
})

test('an examination is explained by its point of order 29н, also where the general rule is named', () => {
  const subject = { section: 'medicalExamination', factorNumber: '1.1' } as const
  const explanation = { rule: 'периодический осмотр', source: 'п. 1.1 приложения к Порядку № 29н' }
  expect(explain(duty(subject))).toMatchObject(explanation)
  expect(explain(duty(subject, { ruleId: 'med.factor' }))).toMatchObject(explanation)
})

test('a free text is explained by the company’s own decision', () => {
  expect(explain(training('Курсы'))).toEqual({
    event: '09.11.2025 + 1 год',
    rule: 'решение организации',
    source: 'периодичность установлена организацией',
  })
  expect(explainLine(explain(training('Курсы')))).toBe(
    '09.11.2025 + 1\u00a0год · периодичность установлена организацией',
  )
})

test('a norm that was not compared with its act says so', () => {
  const subject = { section: 'briefing', name: 'Противопожарный' } as const
  expect(explain(duty(subject, { ruleId: 'fire.repeat' })).source).toBe(
    'Порядок № 1120 (не сверено с текстом акта)',
  )
})

test('a period that is not the law’s shows the law’s beside it', () => {
  const half = { kind: 'every', months: 6 } as const
  expect(explain(training(heights, { periodicity: half, deadline: day('2026-05-09') }))).toMatchObject({
    event: '09.11.2025 + 6 месяцев',
    rule: 'программа В (по норме 1 год)',
  })
})

test('a deadline that a person set is named as such', () => {
  expect(explain(training(heights, { deadline: day('2026-12-20') })).event).toBe(
    'срок назначен на 20.12.2026',
  )
  expect(explain(training(heights, { baseDate: null, deadline: day('2026-12-20') })).event).toBe(
    'срок назначен на 20.12.2026',
  )
})

test('a duty without a next date says why', () => {
  const event = (rest: Partial<Explained>) => explain(training(heights, { deadline: null, ...rest })).event
  expect(event({ periodicity: { kind: 'once' } })).toBe('09.11.2025, разово')
  expect(event({ periodicity: { kind: 'indefinite' } })).toBe('09.11.2025, бессрочно')
  expect(event({ baseDate: null })).toBe('не пройдено, срок не назначен')
  expect(event({})).toBe('09.11.2025, обязательство закрыто')
})

test('an assessment of working conditions says what its five years count from', () => {
  const subject = { section: 'workingConditions', established: '2' } as const
  const event = (rest: Partial<Explained>) => explain(duty(subject, rest)).event
  expect(event({})).toBe('09.11.2025 + 1 год от утверждения отчёта, уточните')
  expect(event({ registeredOn: day('2025-11-09') })).toBe('09.11.2025 + 1 год от внесения в ФГИС СОУТ')
  expect(event({ deadline: null, periodicity: { kind: 'indefinite' } })).toBe(
    '09.11.2025, бессрочно, пока действует декларация (ст. 11 ч. 4 Закона № 426-ФЗ)',
  )
})

test('a failed check asks for a retake, with its clause in training', () => {
  const retakeBy = day('2026-12-09')
  expect(explain(training(heights, { retakeBy }))).toMatchObject({
    event: '09.11.2025 + 1 год; пересдача до 09.12.2026',
    source: 'п. 60 Правил № 2464; п. 79 Правил № 2464',
  })
  expect(
    explain(
      duty(
        {
          section: 'ppe',
          name: 'Каска',
          quantity: 1,
          unit: 'piece',
          norm: null,
          size: null,
          event: 'issuance',
        },
        { retakeBy },
      ),
    ),
  ).toMatchObject({
    event: '09.11.2025 + 1 год; повторно до 09.12.2026',
    source: 'периодичность установлена организацией',
  })
})

test('where nothing but the retake falls due, the failed check is the event', () => {
  const retakeBy = day('2026-12-09')
  expect(explain(training(heights, { baseDate: null, deadline: retakeBy, retakeBy })).event).toBe(
    'проверка не пройдена; пересдача до 09.12.2026',
  )
  expect(
    explain(training(heights, { periodicity: { kind: 'once' }, deadline: retakeBy, retakeBy })).event,
  ).toBe('09.11.2025, затем проверка не пройдена; пересдача до 09.12.2026')
})

test('a factor that no one can look up falls back on what the obligation names', () => {
  const subject = { section: 'medicalExamination', factorNumber: '1.7' } as const
  expect(explainWith(duty(subject), () => null).rule).toBe('решение организации')
})

test('a rule without a period of its own is named alone', () => {
  const free = { section: 'briefing', name: 'Инструктаж' } as const
  for (const ruleId of ['train.new', 'brief.intro'])
    expect(explain(duty(free, { ruleId })).rule).not.toContain('по норме')
})

test('only an assessment without end is declared', () => {
  const workplace = { section: 'workingConditions', established: '2' } as const
  const event = (periodicity: Explained['periodicity']) =>
    explain(duty(workplace, { periodicity, deadline: null })).event
  expect(event({ kind: 'indefinite' })).toContain('декларация')
  expect(event({ kind: 'once' })).not.toContain('декларация')
})

test('a rule of the task itself is not said to be uncompared with an act', () => {
  expect(explain(duty({ section: 'briefing', name: 'Инструктаж' }, { ruleId: 'inc.med' })).source).toBe(
    'правило сервиса',
  )
})

test('PPE is explained by the point of the norms that it was given by; without one by the company’s own decision', () => {
  const of = (norm: string | null): Subject => ({
    ...{ section: 'ppe', name: 'Перчатки', quantity: 12, unit: 'pair', event: 'issuance', norm, size: null },
  })
  expect(explain(duty(of('п. 1473'), { periodicity: { kind: 'every', months: 6 } }))).toMatchObject({
    rule: 'норма выдачи СИЗ',
    source: 'п. 1473 приложения № 1 Единых типовых норм № 767н (не сверено с текстом акта)',
  })
  for (const norm of [null, '', 'по оценке рисков'])
    expect(explain(duty(of(norm)))).toMatchObject({ rule: 'решение организации' })
  expect(explain(duty(of('1473'), { ruleId: 'ppe.term' })).rule).toBe('срок носки СИЗ')
})

test('an examination that is hidden explains nothing: it is not said that the company decided so', () => {
  const hidden = explain(duty({ section: 'medicalExamination', factorNumber: HIDDEN }))
  expect(explainLine(hidden)).toBe('скрыто')
  expect(new Set(Object.values(hidden))).toEqual(new Set(['скрыто']))
})
