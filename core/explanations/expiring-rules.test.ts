import { expect, test } from 'vitest'
import { findFactor } from '../norms/factors.ts'
import type { Subject } from '../obligations/subject.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { findActsExpiring } from './expiring-rules.ts'

const duty = (subject: Subject, ruleId: string | null = null) => ({ subject, ruleId })
const factor = duty({ section: 'medicalExamination', factorNumber: '1.1' })
const own = duty({ section: 'training', name: 'Курсы' })
const heights = duty({
  section: 'training',
  name: 'Безопасные методы и приемы выполнения работ на высоте',
})

const ids = (duties: readonly ReturnType<typeof duty>[], today: string) =>
  findActsExpiring(duties, findFactor, today as LocalDate).map(({ act }) => act.id)

test('a deadline under order 29н is warned of from 90 days before its end', () => {
  expect(ids([factor], '2026-12-31')).toEqual([])
  expect(ids([factor, factor], '2027-01-01')).toEqual(['29n'])
  expect(ids([factor], '2027-04-02')).toEqual(['29n'])
})

test('what the company set itself rests on no act; № 2464, whose prolongation is not confirmed, warns of nothing here', () => {
  expect(ids([own], '2027-01-01')).toEqual([])
  expect(ids([own, heights], '2026-11-21')).toEqual([])
  expect(ids([duty({ section: 'briefing', name: 'Свой' }, 'brief.repeat')], '2026-11-21')).toEqual([])
})
