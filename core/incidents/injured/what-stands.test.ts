import { expect, test } from 'vitest'
import { day, employee } from '../../../tests/examples.ts'
import { anIncident, changedBy } from '../../../tests/incidents-example.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { describeEvent } from '../../wording/incident-chronology.ts'
import type { Incident, Injured } from '../incident.ts'
import type { IncidentPaper } from '../papers-of-file.ts'
import { findStanding, isAnythingStanding, keepStanding, listTaken } from './what-stands.ts'

const titov = { ...anIncident().injured[0] } as Injured
const li: Injured = { employeeId: null, fullName: 'Ли Ян', employer: 'ООО «Сосед»', severity: 'easy' }
const ofLi = 'ли ян/ооо «сосед»'
const fault = { percent: 20, body: 'Профком', opinionOn: day('2026-11-21'), opinion: 'протокол № 3' }
const concluded = { number: '7', date: day('2026-11-20'), issuedBy: 'ГКБ № 1', harm: 'рана', icd: '' }
const paper = (about: string, more: object = {}) =>
  ({ documentId: 1, form: 'accident-act-n1', step: 'act-n1', about, ...more }) as IncidentPaper
const file = anIncident({
  injured: [titov, li],
  faults: { '1': fault, [ofLi]: { ...fault, percent: 30 } },
  lostDays: { '1': 12, [ofLi]: 4 },
  conclusions: { '1': concluded, [ofLi]: concluded },
  said: {
    common: { clinic: 'ГКБ № 1' },
    injured: { '1': { harm: 'порез', icd: '' }, [ofLi]: { harm: 'ушиб' } },
  },
  papers: [paper(titov.fullName), paper(titov.fullName, { annulled: true }), paper('Волкова В. В.')],
})

test('on someone injured stand their fault, days, answers and papers that hold', () => {
  const standing = findStanding(file, titov)
  expect(standing).toEqual({
    fullName: titov.fullName,
    fault: 20,
    lostDays: 12,
    concluded: true,
    answers: 1,
    papers: 1,
  })
  expect(isAnythingStanding(standing)).toBe(true)
  expect(isAnythingStanding(findStanding(anIncident(), titov))).toBe(false)
  for (const one of [
    { lostDays: { '1': 0 } },
    { conclusions: file.conclusions },
    { papers: file.papers },
    { said: file.said },
    { faults: file.faults },
  ])
    expect(isAnythingStanding(findStanding(anIncident(one), titov))).toBe(true)
})

test('only what was answered is counted among the answers', () => {
  const asked = { harm: 'порез', consequences: 'шрам', icd: '', alcohol: null }
  const said = { common: {}, injured: { '1': asked } }
  expect(findStanding({ ...file, said }, titov).answers).toBe(2)
})

test('what was entered goes with whom it is of, what stands on the others and all papers stay', () => {
  expect(listTaken(file, [li])).toEqual([findStanding(file, titov)])
  const left = keepStanding(file, [li])
  expect([Object.keys(left.faults), left.lostDays]).toEqual([[ofLi], { [ofLi]: 4 }])
  expect(left.conclusions).toEqual({ [ofLi]: concluded })
  expect(left.said).toEqual({ common: { clinic: 'ГКБ № 1' }, injured: { [ofLi]: { harm: 'ушиб' } } })
  expect([left.papers, left.injured]).toEqual([file.papers, [li]])
  expect(keepStanding(file, file.injured)).toEqual(file)
})

test('an outsider whose employer was corrected keeps all; a namesake from elsewhere takes nothing over', () => {
  const now = { ...li, employer: 'АО «Сосед»' }
  expect(listTaken(file, [titov, now])).toEqual([])
  const kept = keepStanding(file, [titov, now])
  expect([kept.lostDays['ли ян/ао «сосед»'], kept.lostDays['1'], kept.lostDays[ofLi]]).toEqual([
    4,
    12,
    undefined,
  ])
  const third = { ...li, employer: 'ИП' }
  const both = listTaken(file, [titov, now, third]).map(({ fullName }) => fullName)
  expect(both).toEqual(['Ли Ян'])
  expect(listTaken({ ...file, injured: [li, third] }, [now])).toHaveLength(2)
  expect(listTaken(file, [titov, { ...li, fullName: 'Ли Янь' }])).toHaveLength(1)
})

test('outsiders whose employers were corrected at once keep each their own', () => {
  const kim: Injured = { ...li, fullName: 'Ким Ир' }
  const moved = [li, kim].map((one) => ({ ...one, employer: 'АО «Сосед»' }))
  const both = { ...file, injured: [li, kim], lostDays: { [ofLi]: 4, 'ким ир/ооо «сосед»': 9 } }
  expect(listTaken(both, moved)).toEqual([])
  expect(keepStanding(both, moved).lostDays).toEqual({ 'ли ян/ао «сосед»': 4, 'ким ир/ао «сосед»': 9 })
})

test('nothing passes from an employee to an outsider of their name, nor back, nor between two who were there', () => {
  const outsider = { ...titov, employeeId: null, employer: 'ИП' }
  expect(listTaken(file, [outsider, li])).toEqual([findStanding(file, titov)])
  expect(keepStanding(file, [outsider, li]).lostDays).toEqual({ [ofLi]: 4 })
  const hired: Injured = { ...li, employeeId: employee(2), employer: '' }
  expect(listTaken(file, [titov, hired])).toEqual([findStanding(file, li)])
  expect(keepStanding(file, [titov, hired]).lostDays).toEqual({ '1': 12 })
  const third = { ...li, employer: 'ИП' }
  expect(listTaken({ ...file, injured: [li, third] }, [third])).toEqual([findStanding(file, li)])
  expect(keepStanding(file, [titov, li, third]).lostDays).toEqual(file.lostDays)
})

const at = '2026-11-22T09:00:00Z'
function saidOf(patch: Input, kept: Incident): readonly string[] {
  const changed = changedBy(patch, kept, at)
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  const events = changed.value.writes.flatMap((write) => (write.kind === 'incident-events' ? write.rows : []))
  return events.flatMap((event) => describeEvent(event, 'easy'))
}

test('the chronology says whom something was taken back with, and what, without the answers themselves', () => {
  const changed = changedBy({ injured: [{ ...li }], degree: 'easy' }, file, at)
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  expect(changed.value.answer.lostDays).toEqual({ [ofLi]: 4 })
  const told = changed.value.writes.filter(({ kind }) => kind !== 'changed-incidents')
  expect(JSON.stringify(told)).not.toContain('порез')
  const said = saidOf({ injured: [{ ...li }], degree: 'easy' }, file)
  expect(said).toEqual([
    'Пострадавшие: Ли Ян (лёгкий) (было: Титов Роман Евгеньевич (лёгкий), Ли Ян (лёгкий))',
    `Снято вместе с пострадавшим: ${titov.fullName}: степень вины 20 %, 12 дней нетрудоспособности, медицинское заключение, ответы для документов (1); оформленные бумаги (1) остаются в деле`,
  ])
})

test('days that are corrected beside a removal are said, and a fault that is taken back is said by itself', () => {
  const both = saidOf({ injured: [{ ...li }], degree: 'easy', lostDays: [7] }, file)
  expect(both.some((line) => line.startsWith('Дней нетрудоспособности: 7'))).toBe(true)
  const alone = anIncident({ faults: { '1': fault } })
  expect(saidOf({ fault: { injured: 0 } }, alone)).toEqual([
    'Снято: Степень вины при грубой неосторожности (было: 20 % (мнение: Профком, 21.11.2026))',
  ])
})
