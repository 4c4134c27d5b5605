import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { anIncident } from '../../tests/incidents-example.ts'
import type { Degree, Severity } from '../norms/accidents/degree.ts'
import { broughtSteps, degreePlans } from '../norms/accidents/investigation-steps.ts'
import {
  emptyFile,
  findUnquestioned,
  findVictim,
  formsOfStep,
  formsToAddressees,
  INTERVIEW,
  type IncidentPaper,
  isAct,
  joinSaid,
  listFormsAt,
  withPaper,
} from './papers-of-file.ts'

const paper = {
  documentId: 1,
  form: 'accident-sfr-notice',
  step: 'tell-sfr',
  title: 'Сообщение',
  number: '4',
  date: day('2026-11-20'),
}

test('a paper joins the file, and what it said is there for the next', () => {
  const said = { common: { branch: 'ОСФР' }, injured: { clinic: 'ГКБ № 4' } }
  const one = withPaper({ ...emptyFile, injured: [] }, paper, said, '1')
  expect(one.papers).toEqual([paper])
  expect(joinSaid(one, '1')).toEqual({ branch: 'ОСФР', clinic: 'ГКБ № 4' })
  expect(joinSaid(one, '2')).toEqual({ branch: 'ОСФР' })
  expect(joinSaid(one, null)).toEqual({ branch: 'ОСФР' })
  const more = { common: { branch: 'ОСФР по краю' }, injured: { icd: 'S61' } }
  const two = withPaper({ ...one, injured: [] }, { ...paper, documentId: 2 }, more, '1')
  expect(two.papers.map(({ documentId }) => documentId)).toEqual([1, 2])
  expect(joinSaid(two, '1')).toEqual({ branch: 'ОСФР по краю', clinic: 'ГКБ № 4', icd: 'S61' })
  expect(withPaper({ ...one, injured: [] }, paper, more, null).said.injured).toEqual(one.said.injured)
})

test('what a table says of everyone injured is there for each, by name', () => {
  const [titov] = anIncident().injured
  if (!titov) throw new Error('no one is injured')
  const outsider = {
    employeeId: null,
    fullName: 'Ли Ян',
    employer: 'ООО «Монтаж»',
    severity: 'easy',
  } as const
  const file = { ...emptyFile, injured: [titov, outsider] }
  const named = {
    [titov.fullName]: { occupation: '7222' },
    'Ли Ян': { occupation: '7214' },
    'Не тот': { standard: '1' },
  }
  const { said } = withPaper(file, paper, { common: {}, injured: { clinic: 'ГКБ № 4' }, named }, '1')
  expect(said.injured).toEqual({
    '1': { occupation: '7222', clinic: 'ГКБ № 4' },
    'ли ян/ооо «монтаж»': { occupation: '7214' },
  })
})

test('a paper of the whole accident is about the first of the company’s own', () => {
  const outsider = { employeeId: null, fullName: 'Ли Ян', employer: '', severity: 'easy' } as const
  expect(findVictim(anIncident({ injured: [outsider, ...anIncident().injured] }))).toBe(1)
  expect(findVictim(anIncident({ injured: [outsider] }))).toBeNull()
})

test('forms are named by steps that the plans have', () => {
  const keys = new Set(
    [...Object.values(degreePlans).flatMap(({ steps }) => steps), ...broughtSteps].map(({ key }) => key),
  )
  expect(Object.keys(formsOfStep).filter((key) => !keys.has(key))).toEqual([])
})

test('an athlete’s act is offered by a sports organisation alone, form 6 where someone died', () => {
  const at = (step: string, degree: Degree, okved: string | null = '25.11') =>
    listFormsAt(step, { degree, okved, hasOrder: true })
  expect(at('act-n1', 'fatal')).toEqual(['accident-act-n1'])
  expect(at('act-n1', 'easy', '93.12')).toEqual(['accident-act-n1', 'accident-act-n1ps'])
  expect(at('act-n1', 'easy', '93.2')).toEqual(['accident-act-n1'])
  expect(at('act-n1', 'easy', null)).toEqual(['accident-act-n1'])
  expect(at('inspect', 'fatal', '93.1')).toEqual(['accident-inspection-form-9'])
  const [form5, form6] = ['accident-investigation-act-form-5', 'accident-missing-act-form-6']
  for (const degree of ['fatal', 'fatalGroup'] as const) expect(at('form-5', degree)).toEqual([form5, form6])
  for (const degree of ['serious', 'easyGroup'] as const) expect(at('form-5', degree)).toEqual([form5])
  expect(at('meet', 'fatal')).not.toContain(form6)
  expect(at('no-such-step', 'fatal')).toEqual([])
})

test('a change of the commission’s order is offered once there is one', () => {
  const at = (step: string, hasOrder: boolean) => listFormsAt(step, { degree: 'easy', okved: null, hasOrder })
  const always = ['accident-commission-order', 'accident-victim-notice']
  expect(at('commission', false)).toEqual(always)
  expect(at('commission', true)).toEqual([...always, 'accident-commission-change-order'])
  expect(at('meet', true)).toEqual(['accident-meeting-protocol', 'accident-special-opinion'])
})

test('who is questioned next: the first injured of whom there is no interview, and who lives', () => {
  const hurt = (fullName: string, severity: Severity = 'easy') => ({ fullName, severity })
  const injured = [hurt('Белов', 'fatal'), hurt('Титов'), hurt('Ли Ян', 'serious')]
  const of = (about: string, form = INTERVIEW) => ({ ...paper, form, about })
  const next = (...papers: readonly IncidentPaper[]) =>
    findUnquestioned({ injured, papers })?.fullName ?? null
  expect(next()).toBe('Титов')
  expect(next(of('Титов', 'accident-act-n1'), of('Очевидец'))).toBe('Титов')
  expect(next(of('Титов'))).toBe('Ли Ян')
  expect(next({ ...of('Титов'), annulled: true })).toBe('Титов')
  expect(next(of('Титов'), of('Ли Ян'))).toBeNull()
})

test('an eyewitness who is questioned is named in the next papers, once', () => {
  const nothing = { common: {}, injured: {} }
  const after = (witnesses: unknown, eyewitness: string) =>
    withPaper(
      { papers: [], said: { common: { witnesses }, injured: {} }, injured: [] },
      paper,
      { ...nothing, eyewitness },
      null,
    ).said.common.witnesses
  for (const none of [undefined, '', 'нет', 7]) expect(after(none, 'Ли Ян')).toBe('Ли Ян')
  expect(after('Орлов П. П.', 'Ли Ян, +7 900')).toBe('Орлов П. П.; Ли Ян, +7 900')
  expect(after('Орлов П. П.; Ли Ян', 'Ли Ян')).toBe('Орлов П. П.; Ли Ян')
  expect(withPaper({ ...emptyFile, injured: [] }, paper, nothing, null).said.common).toEqual({})
})

test('a step offers what is drawn up at it, the forms of order 223н first', () => {
  const at = (step: string) => listFormsAt(step, { degree: 'serious', okved: null, hasOrder: false })
  expect(at('keep-scene')).toEqual(['accident-scene-scheme'])
  expect(at('relatives')).toEqual(['accident-relatives-notice'])
  expect(at('commission')).toEqual(['accident-commission-order', 'accident-victim-notice'])
  expect(at('interview')).toEqual(['accident-interview-form-8', 'accident-explanation-refusal-act'])
  expect(at('meet')).toEqual(['accident-meeting-protocol', 'accident-special-opinion'])
  const ofGroup = listFormsAt('meet', { degree: 'fatalGroup', okved: null, hasOrder: true })
  expect(ofGroup).toEqual([...at('meet'), 'accident-interim-act-n1chs'])
  expect(at('measures')).toEqual(['accident-measures-order'])
  for (const step of ['worse', 'worse-fatal'])
    expect(at(step)).toEqual(['accident-notice-form-1', 'accident-category-change-notice'])
})

test('what tells of a worse case goes to each addressee', () => {
  expect(formsToAddressees.has('accident-category-change-notice')).toBe(true)
  expect(formsToAddressees.has('accident-relatives-notice')).toBe(false)
})

test('an athlete’s act is an act too', () => {
  expect(
    ['accident-act-n1', 'accident-act-n1ps', 'accident-interim-act-n1s'].map((form) => isAct({ form })),
  ).toEqual([true, true, false])
})

test('days that were entered come before those of a paper, each their own', () => {
  const said = { common: {}, injured: { '1': { days: 3 } } }
  expect(joinSaid({ said, lostDays: { '1': 12 } }, '1')).toEqual({ days: 12 })
  expect(joinSaid({ said, lostDays: { '2': 12 } }, '1')).toEqual({ days: 3 })
  expect(joinSaid({ said, lostDays: { '1': 12 } }, null)).toEqual({})
})
