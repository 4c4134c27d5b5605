import { expect, test } from 'vitest'
import { newDesk } from '../../../../tests/contracts/desk.ts'
import { accepted, refused } from '../../../../tests/contracts/world.ts'
import { allOf, atStep } from '../../../../tests/evidence-example.ts'
import { day } from '../../../../tests/examples.ts'
import { act, briefed, people, position, SNILS, spec } from '../../../../tests/filled-forms.ts'
import { forms } from '../../../../tests/plain-press.ts'
import type { EmployeeId } from '../../../employees/employee.ts'
import type { IncidentId } from '../../../incidents/incident.ts'
import type { KnownRequest } from '../../issuing/document-issuer.ts'
import { makeIssueDocuments } from '../../issuing/issue-documents.ts'
import type { Template, TemplateId } from '../../library/template.ts'

const injuredPeople = async () => {
  const said = (name: string, source: string) =>
    spec(name, { kind: { type: 'text' }, source, required: false })
  const values = [
    spec('happened', { kind: { type: 'date' }, source: 'incident.day' }),
    said('clinic', 'said.clinic'),
    said('branch', 'said.branch'),
    said('employer', 'incident.victim-employer'),
    briefed,
    position,
    people,
  ]
  const notice: Template = { ...act, id: 5105 as TemplateId, values }
  const record: Template = { ...notice, id: 5106 as TemplateId, per: 'paper' }
  const register: Template = { ...notice, id: 5107 as TemplateId, per: 'register' }
  const rows = (name: string, source: string) =>
    spec(name, { kind: { type: 'rows', columns: [] }, source, required: false })
  const tables = [
    rows('others', 'incident.others'),
    rows('register', 'incident.register'),
    rows('inventory', 'incident.inventory'),
    rows('measures', 'said.measures'),
  ]
  const group: Template = { ...notice, id: 5109 as TemplateId, per: 'paper', values: tables }
  const recipient = spec('recipient', { kind: { type: 'text' }, source: 'addressee.name' })
  const letter: Template = { ...notice, id: 5110 as TemplateId, per: 'paper', values: [recipient] }
  const questioned = [
    spec('person', { kind: { type: 'employee' }, source: 'incident.questioned' }),
    spec('who', { kind: { type: 'text' }, source: 'incident.questioned-as' }),
    said('family', 'said.family'),
    spec('phone', { kind: { type: 'text' }, required: false }),
  ]
  const interview: Template = {
    ...{ ...notice, id: 5111 as TemplateId, slug: 'accident-interview-form-8', per: 'paper' },
    values: questioned,
  }
  const templates = [...Object.values(forms), notice, record, register, group, letter, interview]
  const desk = await newDesk({ templates })
  const [abramova, belova] = [
    await desk.hire('Абрамова', { snils: SNILS }),
    await desk.hire('Белова', { snils: SNILS }),
  ]
  await desk.assign(abramova, {
    subject: { section: 'briefing', name: 'Вводный инструктаж' },
    date: day('2020-01-10'),
  })
  await desk.assign(belova, {
    subject: { section: 'briefing', name: 'Вводный инструктаж' },
    date: day('2020-01-10'),
  })
  const accident = accepted(
    await desk.records.incidents.record({
      companyId: desk.company.id,
      details: {
        degree: 'easyGroup',
        date: '18.11.2026',
        time: '14:10',
        place: 'Цех',
        description: '',
        injured: [{ employeeId: abramova.id }, { employeeId: belova.id }],
      },
    }),
  )
  const known = (
    form: Template,
    employeeId: EmployeeId | null,
    incidentId: typeof accident.id | null = accident.id,
    of: Pick<KnownRequest, 'step' | 'outsider' | 'addressee'> = {},
  ) =>
    makeIssueDocuments({ ...desk.needs, clock: desk.clock }).readKnown(desk.company.id, {
      templateId: form.id,
      date: day('2026-11-20'),
      asOf: null,
      employeeId,
      incidentId,
      ...of,
    })
  return { ...desk, abramova, belova, accident, notice, record, register, group, letter, interview, known }
}

test('the papers of an accident remember what was said: of the injured person, and of the accident', async () => {
  const { abramova, belova, accident, notice, record, known, issue, records, company } = await injuredPeople()
  const answers = { clinic: 'ГКБ № 4', branch: 'ОСФР' }
  const incident = { id: accident.id, step: 'tell-sfr' }
  accepted(await issue({ templateId: notice.id, employeeIds: [abramova.id], answers, incident }))
  const from = 'из материалов этого происшествия'
  expect(await known(notice, abramova.id)).toMatchObject({
    happened: { value: '2026-11-18', from: 'из сведений о происшествии' },
    clinic: { value: 'ГКБ № 4', from },
    branch: { value: 'ОСФР', from },
  })
  const ofOther = await known(notice, belova.id)
  expect([ofOther.clinic, ofOther.branch?.value]).toEqual([undefined, 'ОСФР'])
  expect((await known(notice, null)).happened?.value).toBe('2026-11-18')
  const { papers } = accepted(await records.incidents.get(company.id, accident.id))
  expect(papers.map(({ step, number }) => [step, number])).toEqual([['tell-sfr', '7']])
  expect(papers[0]?.about).not.toBe('2026-11-18')
  expect((await known(record, null)).clinic?.value).toBe('ГКБ № 4')
})

test('a paper of the whole accident is filled of the first of the injured; without an accident of no one', async () => {
  const { record, known, issue, accident } = await injuredPeople()
  const incident = { id: accident.id, step: 'inspect' }
  expect(accepted(await issue({ templateId: record.id, incident })).employees).toEqual([])
  expect(await known(record, null)).toMatchObject({ briefed: { value: 'проведён' } })
  expect((await known(record, null)).position?.value).toBeDefined()
  expect((await known(record, null)).people?.from).toBe('из списка работников на 18.11.2026')
  expect(Object.keys(await known(record, null, null))).toEqual(['people'])
  expect(Object.keys(await known(record, null, 99 as IncidentId))).toEqual(['people'])
})

test('a paper of an accident that is not there is refused', async () => {
  const { abramova, notice, issue } = await injuredPeople()
  const incident = { id: 99 as IncidentId, step: '' }
  const asked = { templateId: notice.id, employeeIds: [abramova.id], incident }
  expect(refused(await issue(asked))).toEqual({
    code: 'fields',
    errors: [{ field: 'incidentId', code: 'incident/unknown' }],
  })
})

test('a paper of an accident is shown with what is known of it', async () => {
  const { abramova, notice, preview, accident } = await injuredPeople()
  const shown = async (incidentId: IncidentId | null) => {
    const asked = { templateId: notice.id, employeeIds: [abramova.id], incidentId }
    return new TextDecoder().decode(accepted(await preview(asked)).bytes)
  }
  const happened = '"happened":{"type":"date","date":"2026-11-18"}'
  expect(await shown(accident.id)).toContain(happened)
  expect(await shown(null)).not.toContain(happened)
})

test('a register of an accident is of everyone it was asked for, whoever was injured', async () => {
  const { abramova, belova, issue, accident, register } = await injuredPeople()
  const incident = { id: accident.id, step: '' }
  const employeeIds = [belova.id, abramova.id]
  const { employees } = accepted(await issue({ templateId: register.id, employeeIds, incident }))
  expect(employees.map(({ id }) => id)).toEqual([abramova.id, belova.id])
})

test('the papers of a group are filled with everyone’s records, with what is attached and what is planned', async () => {
  const { abramova, belova, accident, known, records, company, group } = await injuredPeople()
  const companyId = company.id
  for (const name of ['Место', 'Лишнее']) {
    const details = { name, url: 'https://example.org' }
    accepted(await records.evidence.attachLink({ companyId, of: atStep(accident.id, 'inspect'), details }))
  }
  const [, extra] = await records.evidence.list(company.id, allOf(accident.id))
  if (!extra) throw new Error('nothing is attached')
  accepted(await records.evidence.withdraw({ companyId, id: extra.id, reason: 'Не отсюда' }))
  const origin = { origin: 'incident', incidentId: accident.id, decidedOn: '20.11.2026' }
  const planned = { what: 'Оградить', employeeId: abramova.id, dueOn: '01.12.2026', shownBy: 'Акт' }
  accepted(await records.measures.plan({ companyId, details: { ...origin, ...planned } }))
  const { others, register, inventory, measures } = await known(group, null)
  expect(others?.value).toMatchObject([
    {
      who: expect.stringContaining(belova.lastName),
      work: expect.stringContaining('наёмный работник'),
      training: expect.stringContaining('вводный инструктаж — проведён 10.01.2020'),
    },
  ])
  expect(register?.value).toMatchObject([
    { position: expect.stringMatching(/./u), measures: 'Оградить, срок 01.12.2026' },
    { who: expect.stringContaining(belova.lastName) },
  ])
  expect(inventory?.value).toMatchObject([{ name: 'Место' }])
  expect(measures?.value).toMatchObject([{ what: 'Оградить', term: '01.12.2026' }])
})

test('letters of a step go to one addressee of the book after another, and the file tells them apart', async () => {
  const { accident, issue, records, company, letter } = await injuredPeople()
  for (const [addressee, name, address] of [
    ['fund', 'ОСФР', 'Пермь, 1'],
    ['inspectorate', 'ГИТ', 'Пермь, 2'],
  ]) {
    const details = { addressee, name, address, phone: '', email: '' }
    accepted(await records.incidents.keepAddressee({ companyId: company.id, details }))
  }
  const send = (integer: number, of = {}) =>
    issue({
      templateId: letter.id,
      number: { integer, letter: '' },
      incident: { id: accident.id, step: 'notify', ...of },
    })
  accepted(await send(7))
  accepted(await send(8))
  expect(refused(await send(9))).toMatchObject({ errors: [{ field: 'values.recipient' }] })
  accepted(await send(9, { addressee: 'inspectorate' }))
  const { papers } = accepted(await records.incidents.get(company.id, accident.id))
  expect(papers.map(({ about }) => about)).toEqual(['ГИТ', 'ОСФР', 'ГИТ'])
})

test('whom a letter goes to is known before it is written, by the step', async () => {
  const { records, company, letter, known } = await injuredPeople()
  const details = { addressee: 'fund', name: 'ОСФР', address: 'Пермь, 1', phone: '', email: '' }
  accepted(await records.incidents.keepAddressee({ companyId: company.id, details }))
  expect((await known(letter, null, undefined, { step: 'notify' })).recipient?.value).toBe('ОСФР')
  expect((await known(letter, null)).recipient).toBeUndefined()
  const other = { ...details, addressee: 'inspectorate', name: 'ГИТ' }
  accepted(await records.incidents.keepAddressee({ companyId: company.id, details: other }))
  for (const [addressee, name] of [
    ['fund', 'ОСФР'],
    ['inspectorate', 'ГИТ'],
  ] as const)
    expect((await known(letter, null, undefined, { step: 'notify', addressee })).recipient?.value).toBe(name)
})

test('what is known of an outsider is asked by the place among the injured', async () => {
  const { records, company, abramova, notice, known } = await injuredPeople()
  const injured = [
    { employeeId: abramova.id },
    { fullName: 'Ли Ян', employer: 'ООО «Сосед»', post: 'Стропальщик' },
  ]
  const details = {
    degree: 'easyGroup',
    date: '18.11.2026',
    time: '14:10',
    place: 'Цех',
    description: '',
    injured,
  }
  const { id } = accepted(await records.incidents.record({ companyId: company.id, details }))
  expect((await known(notice, null, id, { outsider: 1 })).employer?.value).toBe('ООО «Сосед»')
  expect((await known(notice, null, id, { outsider: 0 })).employer?.value).not.toBe('ООО «Сосед»')
})

test('the injured are questioned one after another, then whoever has seen it: each on a paper of their own', async () => {
  const { abramova, belova, accident, interview, known, issue, records, company } = await injuredPeople()
  const ask = (integer: number, answers = {}) =>
    issue({
      ...{ templateId: interview.id, number: { integer, letter: '' }, answers },
      incident: { id: accident.id, step: 'interview' },
    })
  expect(await known(interview, null)).toMatchObject({ person: { value: abramova.id } })
  accepted(await ask(7, { family: 'замужем' }))
  const second = await known(interview, null)
  expect([second.person?.value, second.family]).toEqual([belova.id, undefined])
  accepted(await ask(8, { family: 'не замужем' }))
  expect(Object.keys(await known(interview, null))).toEqual([])
  const person = { fullName: 'Ли Ян', position: 'Стропальщик' }
  accepted(await ask(9, { person, who: 'очевидца несчастного случая', phone: '+7 900' }))
  const { papers, said } = accepted(await records.incidents.get(company.id, accident.id))
  const [one, two] = accident.injured.map(({ fullName }) => fullName)
  expect(papers.map(({ about }) => about)).toEqual([one, two, 'Ли Ян'])
  expect(said.common.witnesses).toBe('Ли Ян, +7 900')
  expect(said.injured).toEqual({
    [abramova.id]: { family: 'замужем' },
    [belova.id]: { family: 'не замужем' },
  })
})
