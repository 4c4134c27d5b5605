import { expect, test } from 'vitest'
import { day, employee } from '../../../tests/examples.ts'
import { act, briefed, examined, happened, people, position, spec } from '../../../tests/filled-forms.ts'
import { forms } from '../../../tests/plain-press.ts'
import type { IncidentId } from '../../incidents/incident.ts'
import type { MicrotraumaId } from '../../incidents/microtraumas/microtrauma-id.ts'
import type { DocumentId } from '../document.ts'
import {
  askIssue,
  askPreview,
  askRecords,
  isOfOutsider,
  listLeftToEach,
  type TypedPaper,
} from './typed-paper.ts'

const [first, second, gone] = [employee(1), employee(2), employee(3)]
const incident = { id: 4 as IncidentId, step: 'inspect' }
const today = day('2026-11-20')
const known = { today, isEmployed: (id: number) => id !== gone, batch: null }

/** An act for each employee, about the day when something happened. */
const typed = (given: Partial<TypedPaper> = {}): TypedPaper => ({
  template: act,
  number: '7а',
  date: today,
  employeeIds: [first],
  answers: { happened: '2026-11-10' },
  incident: null,
  ...given,
})
const ofOrder = (given: Partial<TypedPaper> = {}) => typed({ template: forms.order, ...given })
const issueOf = (given: Partial<TypedPaper>, changes: { readonly batch?: DocumentId } = {}) =>
  askIssue(typed(given), { ...known, ...changes })
const placesOf = (outcome: ReturnType<typeof issueOf>) =>
  outcome.ok ? [] : outcome.error.map(({ field, code }) => `${field}: ${code}`)

test('papers of people without sources ask the records only for whom they are about', () => {
  const template = { ...act, values: [], people: 'referred' }
  expect(askRecords(typed({ template }))).toMatchObject({ templateId: act.id })
  expect(askRecords(typed({ template: { ...act, values: [] } }))).toBeNull()
})

test('the records are asked of the day of the paper, of its one employee and its accident', () => {
  const asked = {
    templateId: act.id,
    date: today,
    asOf: '2026-11-10',
    employeeId: first,
    incidentId: null,
    outsider: null,
  }
  expect(askRecords(typed())).toEqual(asked)
  expect(askRecords(typed({ incident }))).toEqual({
    ...asked,
    incidentId: incident.id,
    step: 'inspect',
  })
  const letter = { ...incident, addressee: 'fund' as const }
  expect(askRecords(typed({ incident: letter }))).toMatchObject({ step: 'inspect', addressee: 'fund' })
  expect(askRecords(typed({ employeeIds: [first, second] }))).toEqual({ ...asked, employeeId: null })
  expect(askRecords(typed({ employeeIds: [] }))).toEqual({ ...asked, employeeId: null })
})

test('the records are asked of the period and the department that the paper names', () => {
  const asked = (department: unknown) => askRecords(typed({ answers: { department } }))
  expect(asked('Карьер')).toEqual({ ...askRecords(typed({ answers: {} })), department: 'Карьер' })
  expect([asked(' '), asked(7)].map((one) => one && 'department' in one)).toEqual([false, false])
  const template = { ...act, values: [...act.values, spec('held', { kind: { type: 'period' } })] }
  const held = { from: '2026-11-01', to: '2026-11-10' }
  expect(askRecords(typed({ template, answers: { held } }))).toMatchObject({ period: held })
  expect(askRecords(typed({ template, answers: {} }))).not.toHaveProperty('period')
})

test.each([['no day'], [null], [20_261_110]])('a day typed as %o is none yet', (given) => {
  expect(askRecords(typed({ answers: { happened: given } }))?.asOf).toBeNull()
})

test('a form of no day is asked for none, a register and a paper of the whole for no one', () => {
  const { asOf: _, ...timeless } = act
  expect(askRecords(typed({ template: timeless }))?.asOf).toBeNull()
  for (const per of ['register', 'paper'] as const)
    expect(askRecords(typed({ template: { ...act, per } }))?.employeeId).toBeNull()
})

test('a form without sources asks the records nothing', () => {
  expect(askRecords(typed({ template: { ...act, values: [happened] } }))).toBeNull()
  expect(askRecords(typed({ template: { ...act, values: [happened, people] } }))).not.toBeNull()
})

test('what is shown is what is typed, of many the first; what the records fill is left to them', () => {
  const shown = askPreview(typed({ number: '7 z', date: null, employeeIds: [second, first], incident }))
  expect(shown).toEqual({
    templateId: act.id,
    number: '7 z',
    date: null,
    employeeIds: [second],
    answers: { happened: '2026-11-10' },
    incidentId: incident.id,
    outsider: null,
    step: 'inspect',
  })
  const register = { ...act, per: 'register' } as const
  expect(askPreview(typed({ template: register, employeeIds: [second, first] })).employeeIds).toEqual([
    second,
    first,
  ])
  expect(askPreview(ofOrder()).employeeIds).toEqual([])
  expect(askPreview(typed()).incidentId).toBeNull()
})

test('a value that no one typed is asked as none where no source fills it', () => {
  expect(askPreview(typed({ answers: { people: 2 } })).answers).toEqual({ happened: null, people: 2 })
})

test('a paper is asked for by its first number, or joins its batch', () => {
  const asked = {
    templateId: act.id,
    number: { integer: 7, letter: 'А' },
    date: today,
    employeeIds: [first],
    answers: { happened: '2026-11-10' },
    batch: null,
    incident,
  }
  const each = { employeeIds: [first, second], incident }
  expect(issueOf(each)).toEqual({ ok: true, value: { ...asked, employeeIds: [first, second] } })
  const batch = 9 as DocumentId
  expect(issueOf(each, { batch })).toEqual({
    ok: true,
    value: { ...asked, employeeIds: [first, second], number: null, batch },
  })
})

test('what is to be remembered is asked for with the paper, and not where it is nothing', () => {
  const each = { employeeIds: [first, second] }
  const remember = { people: 2 }
  expect(issueOf({ ...each, remember })).toMatchObject({ value: { remember } })
  expect(issueOf({ ...each, remember: {} })).toEqual(issueOf(each))
})

test('all that is missing is told at once', () => {
  expect(placesOf(issueOf({ number: '', date: null, employeeIds: [], answers: {} }))).toEqual([
    'documentDate: document-date/required',
    'documentNumber: document-number/required',
    'employeeIds: employee/required',
    'values.happened: document/value-missing',
    'values.briefed: document/value-missing',
  ])
  expect(placesOf(issueOf({ number: 'x', employeeIds: [first, second] }))).toEqual([
    'documentNumber: document-number/invalid',
  ])
  const late = { date: day('2026-11-22'), employeeIds: [first, second] }
  expect(placesOf(issueOf(late))).toEqual(['documentDate: document-date/too-late'])
  expect(placesOf(issueOf({ employeeIds: [] }))).toEqual([
    'employeeIds: employee/required',
    'values.briefed: document/value-missing',
  ])
})

test('of several papers each is filled by itself with what has a source and was not typed', () => {
  const each = [first, second]
  expect(listLeftToEach(typed({ employeeIds: each }))).toEqual(new Set(['briefed', 'people', 'position']))
  const answers = { position: 'Мастер', people: undefined }
  expect(listLeftToEach(typed({ employeeIds: each, answers }))).toEqual(new Set(['briefed']))
  expect(listLeftToEach(typed())).toEqual(new Set())
  expect(listLeftToEach(typed({ employeeIds: each, template: { ...act, per: 'register' } }))).toEqual(
    new Set(),
  )
  const strict = { ...act, values: [happened, examined, briefed, position] }
  expect(placesOf(issueOf({ template: strict }))).toEqual([
    'values.examined: document/value-missing',
    'values.briefed: document/value-missing',
  ])
  expect(placesOf(issueOf({ template: strict, employeeIds: each }))).toEqual([])
})

test('letters alike are each filled with whom it goes to, whatever was typed of that', () => {
  const to = { ...happened, name: 'to', source: 'addressee.name', kind: { type: 'text' } } as const
  const template = { ...act, per: 'paper', values: [happened, to] } as const
  const letters = ['inspectorate', 'prosecutor'] as const
  const answers = { happened: '2026-11-20', to: 'Никому' }
  const asked = (given: object) => {
    const request = issueOf({ template, answers, employeeIds: [], ...given })
    return request.ok ? request.value.answers : request.error
  }
  expect(listLeftToEach(typed({ template, answers, letters }))).toEqual(new Set(['to']))
  expect(asked({ letters })).toEqual({ happened: '2026-11-20' })
  expect(asked({})).toEqual(answers)
})

test('whoever is named works here', () => {
  const who = { ...happened, name: 'who', kind: { type: 'employee' } } as const
  const template = { ...act, values: [happened, who] }
  const naming = (id: number) => issueOf({ template, answers: { happened: '2026-11-10', who: id } })
  expect(placesOf(naming(second))).toEqual([])
  expect(placesOf(naming(gone))).toHaveLength(1)
})

test('a paper of someone injured who is no employee names no one, and says whose it is', () => {
  const ofOutsider = { incident: { ...incident, outsider: 0 } }
  expect(askRecords(typed(ofOutsider))?.outsider).toBe(0)
  expect(askPreview(typed(ofOutsider))).toMatchObject({ employeeIds: [], outsider: 0 })
  const template = { ...act, values: [happened, people] }
  expect(issueOf({ template, employeeIds: [], ...ofOutsider })).toMatchObject({
    value: { employeeIds: [], incident: ofOutsider.incident },
  })
  expect(placesOf(issueOf({ template, employeeIds: [] }))).toEqual(['employeeIds: employee/required'])
  expect(isOfOutsider(typed(ofOutsider))).toBe(true)
  expect(isOfOutsider(typed({ incident }))).toBe(false)
  expect(isOfOutsider(ofOrder(ofOutsider))).toBe(false)
  const register = { ...act, per: 'register' } as const
  expect(askPreview(typed({ template: register, ...ofOutsider })).employeeIds).toEqual([first])
})

test('a paper of a microtrauma is asked, shown and issued as one; of an outsider no one is chosen for it', () => {
  const of = (ofOutsider: boolean) => ({
    ...{ template: forms.card, answers: {} },
    microtrauma: { id: 5 as MicrotraumaId, ofOutsider },
  })
  expect(askRecords(typed({ ...of(false), template: act }))).toMatchObject({
    microtraumaId: 5,
    employeeId: first,
  })
  expect(askPreview(typed(of(false)))).toMatchObject({ microtraumaId: 5, employeeIds: [first] })
  expect(issueOf(of(false))).toMatchObject({ ok: true, value: { microtraumaId: 5, employeeIds: [first] } })
  expect(issueOf({ ...of(true), employeeIds: [] })).toMatchObject({ ok: true, value: { employeeIds: [] } })
  expect([isOfOutsider(typed(of(true))), isOfOutsider(typed(of(false)))]).toEqual([true, false])
})
