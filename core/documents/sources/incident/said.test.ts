import { expect, test } from 'vitest'
import { atStep } from '../../../../tests/evidence-example.ts'
import { day, employee, instant, mining, someone } from '../../../../tests/examples.ts'
import { anIncident } from '../../../../tests/incidents-example.ts'
import { forms, place } from '../../../../tests/plain-press.ts'
import { factsWith, told, value } from '../../../../tests/source-facts.ts'
import type { Evidence } from '../../../incidents/evidence/evidence.ts'
import type { MeasureId } from '../../../shared/identity.ts'
import type { Answers } from '../../answers/answers.ts'
import type { Document } from '../../document.ts'
import { readPersonOnPaper } from '../../on-paper/person-on-paper.ts'
import { sourceNamed } from '../source-table.ts'
import { findQuestioned, isOfCompany, pickSaid, tellEyewitness } from './keep-said.ts'
import { findSaidName } from './said.ts'

const spec = (name: string, source?: string) => ({ ...place, name, ...(source ? { source } : {}) })
const values = [
  spec('branch', 'said.branch'),
  spec('where', 'said.clinic'),
  spec('code', 'said.icd'),
  spec('state', 'said.state'),
  spec('harm', 'said.harm'),
  spec('day', 'incident.day'),
  spec('note'),
]
const answers = { branch: 'ОСФР', where: 'ГКБ № 4', code: '', harm: null, day: '2026-11-19', note: 'x' }

test('what was said in an earlier paper is told with where it is from', () => {
  const said = { clinic: 'ГКБ № 4', icd: null }
  const facts = factsWith([], { said })
  expect(told('said.clinic', facts)).toEqual({ value: 'ГКБ № 4', from: 'из материалов этого происшествия' })
  expect(told('said.icd', facts)).toBeNull()
  expect(told('said.harm', facts)).toBeNull()
})

test('only what is asked once has a name to be kept under', () => {
  expect(findSaidName('said.clinic')).toBe('clinic')
  for (const other of [undefined, 'clinic', 'incident.day', 'said.', 'said.unknown', 'said.toString'])
    expect(findSaidName(other)).toBeNull()
})

test('answers are kept for the accident and for the injured; blanks and what the records fill are not', () => {
  expect(pickSaid({ ...forms.order, values }, answers)).toEqual({
    common: { branch: 'ОСФР' },
    injured: { clinic: 'ГКБ № 4' },
    named: {},
  })
})

test('a code that a notice says of each injured is kept by name; what the table says by itself is not', () => {
  const values = [spec('victims', 'incident.victims'), spec('others', 'incident.register')]
  const row = { birth: '1988', harm: 'ушиб' }
  const victims = [
    { ...row, name: 'Титов', occupation: '7222', standard: 'нет' },
    { ...row, name: 'Белов', occupation: '', standard: '40.128' },
    { ...row, name: 'Орлов', occupation: 7222, standard: '' },
    { ...row, occupation: '7222' },
    null,
  ]
  const said = (answers: Answers) => pickSaid({ ...forms.order, values }, answers).named
  expect(said({ victims, others: victims })).toEqual({
    Титов: { occupation: '7222' },
    Белов: { standard: '40.128' },
  })
  expect(said({ victims: 'Титов' })).toEqual({})
})

test('what is the company’s own holds for the next accident too', () => {
  expect(isOfCompany('said.branch')).toBe(true)
  for (const other of ['said.clinic', 'said.state', 'incident.day', undefined])
    expect(isOfCompany(other)).toBe(false)
})

test('an addressee of the company’s book comes before what a paper has said', () => {
  const entered = { by: someone, at: instant('2026-11-20T09:30:00.000Z') }
  const fund = { companyId: mining, kind: 'fund', phone: '', email: '', entered } as const
  const addressees = [{ ...fund, name: 'ОСФР по Пермскому краю', address: '' }]
  const facts = factsWith([], { said: { branch: 'ОСФР', 'branch-address': 'Пермь' }, addressees })
  expect(told('said.branch', facts)).toEqual({
    value: 'ОСФР по Пермскому краю',
    from: 'из адресатов организации',
  })
  expect(value('said.branch-address', facts)).toBe('Пермь')
  expect(value('said.inspectorate', facts)).toBeNull()
  expect(value('said.inspectorate-address', facts)).toBeNull()
  expect(sourceNamed('said.branch')?.needs).toEqual(['said', 'addressees'])
  expect(sourceNamed('said.clinic')?.needs).toEqual(['said'])
})

const facts = new Map([
  ['sout', [{ expert: 'ООО «Аттестация»' }]],
  ['inspectorate', [{ name: 'ГИТ в Пермском крае', address: 'Пермь, ул. Окулова, 75' }]],
  ['places', [{ 'ot-room': 'Кабинет охраны труда' }]],
])

test('what the company has said of itself comes before what a paper has said', () => {
  const known = factsWith([], { facts, said: { 'sout-expert': 'кто-то', inspectorate: 'ГИТ' } })
  expect(told('said.sout-expert', known)).toEqual({
    value: 'ООО «Аттестация»',
    from: 'из сведений организации: Отчёт о СОУТ',
  })
  expect(value('said.inspectorate', known)).toBe('ГИТ в Пермском крае')
  expect(value('said.inspectorate-address', known)).toBe('Пермь, ул. Окулова, 75')
  const silent = factsWith([], { facts: new Map(), said: { 'sout-expert': 'кто-то' } })
  expect(value('said.sout-expert', silent)).toBe('кто-то')
  expect(value('said.sout-expert', factsWith([], { said: { 'sout-expert': 'кто-то' } }))).toBe('кто-то')
  for (const name of ['said.sout-expert', 'said.room'])
    expect(sourceNamed(name)?.needs).toEqual(['said', 'facts'])
  expect(sourceNamed('said.inspectorate')?.needs).toEqual(['said', 'addressees', 'facts'])
})

test('the inspectorate of the address book comes before that of the company’s facts', () => {
  const entered = { by: someone, at: instant('2026-11-20T09:30:00.000Z') }
  const book = { companyId: mining, kind: 'inspectorate', phone: '', email: '', entered } as const
  const addressees = [{ ...book, name: 'ГИТ в Перми', address: 'Пермь, ул. Ленина, 1' }]
  const known = factsWith([], { facts, addressees, said: {} })
  expect(value('said.inspectorate', known)).toBe('ГИТ в Перми')
  expect(value('said.inspectorate-address', known)).toBe('Пермь, ул. Ленина, 1')
})

test('where people are questioned is proposed by the facts, until a paper says otherwise', () => {
  expect(value('said.room', factsWith([], { facts, said: {} }))).toBe('Кабинет охраны труда')
  expect(value('said.room', factsWith([], { facts, said: { room: 'Офис 12' } }))).toBe('Офис 12')
  expect(value('said.room', factsWith([], { facts: new Map(), said: {} }))).toBeNull()
})

test('the act on risks is the last order of the archive that approved their assessment', () => {
  const order = (title: string, kind: string, date: string, integer: number) =>
    ({ title, kind, date: day(date), number: { integer, letter: '' } }) as Document
  const title = 'Приказ об утверждении результатов оценки профессиональных рисков'
  const papers = [
    order(title, 'order', '2024-03-01', 7),
    order(title, 'order', '2025-03-03', 9),
    order('Лист результатов оценки профессиональных рисков', 'list', '2026-01-01', 1),
    order('Приказ о СОУТ', 'order', '2026-01-01', 2),
  ]
  expect(told('said.risks-act', factsWith([], { papers, said: {} }))).toEqual({
    value: `${title} от 03.03.2025 № 9`,
    from: 'из архива документов',
  })
  expect(value('said.risks-act', factsWith([], { papers, said: { 'risks-act': 'СУОТ' } }))).toBe('СУОТ')
  expect(value('said.risks-act', factsWith([], { papers: papers.slice(2), said: {} }))).toBeNull()
  expect(sourceNamed('said.risks-act')?.needs).toEqual(['said', 'papers'])
})

test('what is attached to the step of inspecting is what its record encloses', () => {
  const of = (name: string, to: Evidence['of']) => ({ name, of: to }) as Evidence
  const { id } = anIncident()
  const evidence = [
    of('Пост № 3.jpg', atStep(id, 'inspect')),
    of('Запись.mp3', atStep(id, 'interview')),
    of('Схема.pdf', atStep(id, 'inspect')),
    of('Акт.pdf', { is: 'measure', measureId: 1 as MeasureId }),
  ]
  expect(told('said.attached', factsWith([], { evidence, said: {} }))).toEqual({
    value: 'Пост № 3.jpg; Схема.pdf',
    from: 'из материалов шага',
  })
  expect(value('said.attached', factsWith([], { evidence, said: { attached: 'схема' } }))).toBe('схема')
  expect(value('said.attached', factsWith([], { evidence: evidence.slice(1, 2), said: {} }))).toBeNull()
  expect(value('said.attached', factsWith([], { evidence: evidence.slice(3), said: {} }))).toBeNull()
  expect(sourceNamed('said.attached')?.needs).toEqual(['said', 'evidence'])
})

test('an eyewitness who is questioned is told as acts name one; nobody else is', () => {
  const text = (words: string) => ({ type: 'text', text: words }) as const
  const person = { type: 'person', person: readPersonOnPaper('Ли Ян', 'Стропальщик') } as const
  const who = text('очевидца несчастного случая')
  const form = { values: [spec('person', 'incident.questioned'), spec('address')] }
  const told = { person, who, address: text('Пермь'), phone: text('+7 900'), email: text('li@example.ru') }
  expect(tellEyewitness(form, told)).toBe('Ли Ян, Пермь, +7 900, li@example.ru')
  expect(tellEyewitness(form, { person, who })).toBe('Ли Ян')
  expect(tellEyewitness(form, { ...told, who: text('должностного лица') })).toBeNull()
  expect(tellEyewitness(form, { person })).toBeNull()
  expect(tellEyewitness({ values: [spec('person')] }, told)).toBeNull()
  expect(findQuestioned(form, { person })).toBe('Ли Ян')
  expect(findQuestioned(form, { person: text('Ли Ян') })).toBeNull()
  expect(findQuestioned(form, {})).toBeNull()
})

test('the chief accountant is who the staff has as one, before whom a paper has named', () => {
  const said = { accountant: { fullName: 'Петрова', position: 'бухгалтер' } }
  expect(told('said.accountant', factsWith([], { said, accountant: employee(7) }))).toEqual({
    value: 7,
    from: 'из списка работников',
  })
  expect(value('said.accountant', factsWith([], { said, accountant: null }))).toEqual(said.accountant)
  expect(value('said.accountant', factsWith([], { said }))).toEqual(said.accountant)
  expect(sourceNamed('said.accountant')?.needs).toEqual(['said', 'accountant'])
})
