import { expect, test, vi } from 'vitest'
import { newDesk } from '../../../tests/contracts/desk.ts'
import { accepted, refused } from '../../../tests/contracts/world.ts'
import { day } from '../../../tests/examples.ts'
import {
  act,
  briefed,
  examined,
  happened,
  people,
  position,
  SNILS,
  spec,
} from '../../../tests/filled-forms.ts'
import { forms } from '../../../tests/plain-press.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { everyDocument } from '../document-filter.ts'
import { makeIssueDocuments } from '../issuing/issue-documents.ts'
import type { Template, TemplateId, ValueSpec } from '../library/template.ts'
import { PEOPLE } from './known-answer.ts'
import { gatherKnownAnswers, type PaperAsked } from './known-answers.ts'

const strict: Template = { ...act, id: 5101 as TemplateId, values: [happened, examined] }
const own: Template = { ...forms.card, id: 5102 as TemplateId, values: [position] }

async function newActs() {
  const desk = await newDesk({ templates: [...Object.values(forms), act, strict, own] })
  const hired = async (name: string, changes = {}) => (await desk.hire(name, { snils: SNILS, ...changes })).id
  const issuer = makeIssueDocuments({ ...desk.needs, clock: desk.clock })
  const known = (employeeId: EmployeeId | null, changes: object = {}) =>
    issuer.readKnown(desk.company.id, {
      templateId: act.id,
      date: day('2026-11-20'),
      asOf: day('2026-11-10'),
      employeeId,
      ...changes,
    })
  const papers = async () => {
    const all = (await desk.records.documents.list(desk.company.id, everyDocument)).toReversed()
    return Promise.all(all.map(async (document) => ({ document, text: await desk.paperOf(document) })))
  }
  return { ...desk, hired, known, papers }
}

test('whom a list is about is known with what its values are', async () => {
  const list: Template = {
    ...act,
    id: 5103 as TemplateId,
    per: 'register',
    people: 'taught',
    values: [people],
  }
  const desk = await newDesk({ templates: [...Object.values(forms), list] })
  const [taught] = [await desk.hire('Абрамова'), await desk.hire('Белова')]
  await desk.assign(taught, {
    subject: { section: 'training', name: 'Оказание первой помощи пострадавшим' },
    date: day('2026-01-10'),
  })
  const issuer = makeIssueDocuments({ ...desk.needs, clock: desk.clock })
  const about = { templateId: list.id, date: day('2026-11-20'), asOf: null, employeeId: null }
  expect(await issuer.readKnown(desk.company.id, about)).toMatchObject({
    [PEOPLE]: { value: [taught.id] },
    people: { value: 2 },
  })
})

test('each paper of a batch is filled with what is known of its own employee', async () => {
  const desk = await newActs()
  const person = await desk.hire('Абрамова', { snils: SNILS })
  const [abramova, belova] = [person.id, await desk.hired('Белова')]
  await desk.assign(person, {
    subject: { section: 'briefing', name: 'Вводный инструктаж' },
    date: day('2020-01-10'),
  })
  accepted(
    await desk.issue({
      templateId: act.id,
      employeeIds: [belova, abramova],
      answers: { happened: '2026-11-10' },
    }),
  )
  const [first, second] = await desk.papers()
  expect(first?.document.employees.map(({ id }) => id)).toEqual([abramova])
  expect(first?.text).toContain('"briefed":{"type":"text","text":"проведён"}')
  expect(second?.text).toContain('"briefed":{"type":"text","text":"не проводился"}')
  expect(second?.text).toContain('"people":{"type":"number","number":2}')
})

test('what is given stays as it is, for everyone; the records fill the rest', async () => {
  const desk = await newActs()
  const [abramova, belova] = [await desk.hired('Абрамова'), await desk.hired('Белова')]
  const answers = { happened: '2026-11-10', briefed: 'по журналу проведён' }
  accepted(await desk.issue({ templateId: act.id, employeeIds: [abramova, belova], answers }))
  for (const { text } of await desk.papers()) expect(text).toContain('"text":"по журналу проведён"')
})

test('the records are asked of the day that the paper is about, the transfer after it too', async () => {
  const desk = await newActs()
  const [before, after] = await desk.records.positions.list()
  if (!before || !after) throw new Error('there are no positions')
  const abramova = await desk.hired('Абрамова', { positionId: before.id })
  const shop = accepted(await desk.records.departments.add({ companyId: desk.company.id, name: 'Цех' }))
  desk.clock.set(day('2026-11-15'))
  const patch = { positionId: after.id, departmentId: shop.id }
  const { employees } = desk.records
  accepted(await employees.change({ companyId: desk.company.id, id: abramova, patch, version: null }))
  desk.clock.set(day('2026-11-20'))
  expect((await desk.known(abramova)).position?.value).toBe(before.name)
  expect((await desk.known(abramova, { asOf: day('2026-11-15') })).position?.value).toBe(after.name)
  expect((await desk.known(abramova, { asOf: day('2026-11-14') })).position?.value).toBe(before.name)
  const asked = { templateId: act.id, employeeIds: [abramova], answers: { happened: '2026-11-10' } }
  accepted(await desk.issue(asked))
  const shown = new TextDecoder().decode(accepted(await desk.preview(asked)).bytes)
  for (const text of [(await desk.papers())[0]?.text, shown]) {
    expect(text).toContain(`"position":{"type":"text","text":"${before.name}"}`)
    expect(text).toContain(`"position":"${before.name}","department":"Карьер"`)
  }
  const paper = { templateId: own.id, employeeIds: [abramova], number: { integer: 8, letter: '' } }
  accepted(await desk.issue(paper))
  const card = (await desk.papers()).find(({ document }) => document.templateId === own.id)
  expect(card?.text).toContain(`"position":"${after.name}","department":"Цех"`)
})

test('only what the sources of the form need is read', async () => {
  const desk = await newActs()
  const abramova = await desk.hired('Абрамова')
  const read: string[] = []
  const noting = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (of, name) => {
        read.push(String(name))
        const member: unknown = Reflect.get(of, name)
        return typeof member === 'function' ? member.bind(of) : member
      },
    })
  const {
    staff,
    positions,
    facts,
    past,
    documents,
    evidence,
    incidents,
    measures,
    microtraumas,
    responsibilities,
  } = desk.needs
  const records = {
    ...staff,
    positions,
    facts,
    past: noting(past),
    documents: noting(documents),
    evidence,
    responsibilities,
    incidents,
    measures,
    microtraumas,
  }
  const asked = { date: day('2026-11-20'), employeeIds: [abramova], answers: { happened: '2026-11-10' } }
  const reads = async (values: readonly ValueSpec[], changes: Partial<Template & PaperAsked> = {}) => {
    read.length = 0
    await gatherKnownAnswers(records, desk.company, { ...act, ...changes, values }, { ...asked, ...changes })
    return read.toSorted()
  }
  expect(await reads([happened])).toEqual([])
  expect(await reads([people])).toEqual(['countEmployees'])
  expect(await reads([briefed])).toEqual(['listHistories'])
  expect(await reads([position])).toEqual(['listChanges'])
  expect(await reads([spec('x', { source: 'training.checks' })])).toEqual(['list', 'listHistories'])
  expect(await reads([position, briefed], { per: 'paper' })).toEqual([])
  expect(await reads([position, briefed], { employeeIds: [] })).toEqual([])
  expect(await reads([people], { asOf: 'other', date: null })).toEqual([])
})

test('a form that names a year is told of that year alone', async () => {
  const calendar = spec('calendar', { kind: { type: 'text' }, source: 'medical.calendar' })
  const yearly: Template = {
    ...forms.order,
    id: 5105 as TemplateId,
    values: [spec('year', { kind: { type: 'text' } }), calendar],
  }
  const desk = await newDesk({ templates: [...Object.values(forms), yearly] })
  await desk.assign(await desk.hire('Абрамова'), {
    subject: { section: 'medicalExamination', factorNumber: '4.4' },
    periodicity: { kind: 'every', months: 12 },
    date: day('2026-01-10'),
  })
  const toldOf = async (year: number | null) => {
    const { calendar } = await makeIssueDocuments({ ...desk.needs, clock: desk.clock }).readKnown(
      desk.company.id,
      {
        ...{ templateId: yearly.id, date: day('2026-11-20'), asOf: null, employeeId: null },
        ...(year === null ? {} : { period: { from: day(`${year}-01-01`), to: day(`${year}-12-31`) } }),
      },
    )
    return calendar?.value
  }
  expect(await toldOf(2027)).toMatchObject([{ month: '01.2027' }])
  expect(await toldOf(2028)).toBeUndefined()
  expect(await toldOf(null)).toBeUndefined()
})

test('the next passport is of the extinguisher after that of the last', async () => {
  const passport: Template = {
    ...forms.order,
    id: 5106 as TemplateId,
    values: [spec('inventory', { kind: { type: 'text' }, source: 'extinguishers.inventory' })],
  }
  const desk = await newDesk({ templates: [...Object.values(forms), passport] })
  const rows = ['1', '2'].map((inventory) => ({ inventory, mark: 'ОП-8', place: 'Склад' }))
  const details = { list: 'extinguishers', rows, version: 0 }
  accepted(await desk.records.facts.keep({ companyId: desk.company.id, details }))
  const told = async () => {
    const known = await makeIssueDocuments({ ...desk.needs, clock: desk.clock }).readKnown(desk.company.id, {
      ...{ templateId: passport.id, date: day('2026-11-20'), asOf: null, employeeId: null },
    })
    return known.inventory?.value
  }
  expect(await told()).toBe('1')
  accepted(await desk.issue({ templateId: passport.id, answers: { inventory: '1' } }))
  expect(await told()).toBe('2')
})

test('what the records of one lack is told of that one alone; what was given wrong, of all', async () => {
  const desk = await newActs()
  const [abramova, belova] = [await desk.hired('Абрамова'), await desk.hired('Белова')]
  accepted(
    await desk.records.obligations.assign({
      companyId: desk.company.id,
      employeeIds: [belova],
      draft: {
        section: 'medicalExamination',
        factorNumber: '4.4',
        periodicity: '1 год',
        date: day('2026-01-10'),
      },
    }),
  )
  const asked = (employeeIds: readonly EmployeeId[], answers: object) =>
    desk.check({ templateId: strict.id, employeeIds, answers: { happened: '2026-11-10', ...answers } })
  const rows = async (...given: Parameters<typeof asked>) => {
    const error = refused(await asked(...given))
    if (error.code !== 'fields') throw new Error(error.code)
    return error.errors.map(({ field, row }) => [field, row])
  }
  expect(await rows([belova, abramova], {})).toEqual([['values.examined', 1]])
  expect(await rows([abramova], {})).toEqual([['values.examined', undefined]])
  const wrong = await rows([belova, abramova], { examined: 'вчера' })
  expect(wrong[0]).toEqual(['values.examined', undefined])
  expect(accepted(await asked([belova], {}))).toEqual({ papers: 1 })
})

test('before the issue each answer is told with where it is from; of no one only what is everyone’s', async () => {
  const desk = await newActs()
  const abramova = await desk.hired('Абрамова')
  expect(await desk.known(abramova)).toMatchObject({
    briefed: { value: 'не проводился', from: 'в обязательствах работника нет вводного инструктажа' },
    people: { value: 1, from: 'из списка работников на 10.11.2026' },
  })
  expect(Object.keys(await desk.known(null))).toEqual(['people'])
  expect(Object.keys(await desk.known(9999 as EmployeeId))).toEqual(['people'])
  const today = await desk.known(null, { asOf: null })
  expect(today.people?.from).toBe('из списка работников на 20.11.2026')
  expect(await desk.known(null, { asOf: null, date: null })).toEqual({})
  expect(await desk.known(null, { templateId: 999_999 as TemplateId })).toEqual({})
  expect(await desk.known(abramova, { templateId: forms.card.id })).toEqual({})
})

test('a protocol of the archive numbers a check; an annulled one and an order do not', async () => {
  const checks = spec('checks', { kind: { type: 'text' }, source: 'training.checks' })
  const check: Template = { ...act, id: 5103 as TemplateId, values: [happened, checks] }
  const protocol: Template = { ...forms.card, id: 5104 as TemplateId, kind: 'protocol' }
  const desk = await newDesk({ templates: [...Object.values(forms), check, protocol] })
  const abramova = await desk.hire('Абрамова', { snils: SNILS })
  await desk.assign(abramova, {
    subject: { section: 'training', name: 'Свой курс' },
    date: day('2026-11-09'),
  })
  const paper = { employeeIds: [abramova.id], date: day('2026-11-09') }
  const asked = { templateId: check.id, date: day('2026-11-20'), asOf: null, employeeId: abramova.id }
  const told = async () =>
    (await makeIssueDocuments({ ...desk.needs, clock: desk.clock }).readKnown(desk.company.id, asked)).checks
      ?.value
  accepted(await desk.issue({ ...paper, templateId: forms.card.id, number: { integer: 3, letter: '' } }))
  expect(await told()).toBe('09.11.2026 («Свой курс»)')
  const issued = accepted(
    await desk.issue({ ...paper, templateId: protocol.id, number: { integer: 14, letter: '' } }),
  )
  expect(await told()).toBe('09.11.2026, протокол № 14 («Свой курс»)')
  const { documents } = desk.records
  accepted(await documents.annul({ companyId: desk.company.id, id: issued.id, reason: 'Ошибка' }))
  expect(await told()).toBe('09.11.2026 («Свой курс»)')
})

test('a paper keeps what it was filled with; one that the records did not fill keeps no word of it', async () => {
  const desk = await newActs()
  const stored = vi.spyOn(desk.needs.documents, 'issue')
  const employeeIds = [await desk.hired('Абрамова')]
  accepted(await desk.issue({ templateId: act.id, employeeIds, answers: { happened: '2026-11-10' } }))
  accepted(await desk.issue({ employeeIds, number: { integer: 8, letter: '' } }))
  const [act7, card8] = stored.mock.calls.map(([{ draft }]) => draft.data)
  expect(act7).toMatchObject({ filled: { people: { value: 1, changed: false } } })
  expect(card8).not.toHaveProperty('filled')
})

test('of two of one name the papers filled for each begin with the older', async () => {
  const desk = await newActs()
  const ids = [await desk.hired('Абрамова'), await desk.hired('Абрамова')]
  const answers = { happened: '2026-11-10' }
  accepted(await desk.issue({ templateId: act.id, employeeIds: ids.toReversed(), answers }))
  expect((await desk.papers()).map(({ document }) => document.employees[0]?.id)).toEqual(ids)
})

test('while an answer is wrong for all, no one is told what else his own paper lacks', async () => {
  const notBefore = {
    asks: 'not-before',
    edge: { of: 'value', value: { name: 'examined', label: 'Осмотр' } },
    by: null,
    confidence: 'found',
    when: [],
  } as const
  const visited = spec('visited', { kind: { type: 'date' }, bounds: [notBefore] })
  const visit: Template = { ...forms.card, id: 5108 as TemplateId, values: [visited, examined] }
  const desk = await newDesk({ templates: [...Object.values(forms), visit] })
  const examinedOn = async (name: string, date: string) => {
    const { id } = await desk.hire(name)
    const draft = { section: 'medicalExamination', factorNumber: '4.4', periodicity: '1 год' } as const
    const asked = { companyId: desk.company.id, employeeIds: [id], draft: { ...draft, date: day(date) } }
    accepted(await desk.records.obligations.assign(asked))
    return id
  }
  const employeeIds = [await examinedOn('Абрамова', '2026-01-10'), await examinedOn('Белова', '2026-09-01')]
  const refusedOn = async (date: string) => {
    const error = refused(await desk.check({ templateId: visit.id, employeeIds, answers: { visited: date } }))
    return error.code === 'fields' ? error.errors.map(({ field, row }) => [field, row]) : error.code
  }
  expect(await refusedOn('2026-06-01')).toEqual([['values.visited', undefined]])
  expect(await refusedOn('2026-10-01')).toEqual([
    ['employee.snils', 0],
    ['employee.snils', 1],
  ])
})
