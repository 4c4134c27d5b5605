import { describe, expect, test, vi } from 'vitest'
import { newDesk } from '../../../tests/contracts/desk.ts'
import {
  byHand,
  headed,
  hired,
  issuedAt,
  number,
  numbersAt,
  stranger,
} from '../../../tests/contracts/issued-at-desk.ts'
import { accepted, refusal, refused } from '../../../tests/contracts/world.ts'
import { day } from '../../../tests/examples.ts'
import { microtraumaTyped } from '../../../tests/microtraumas-example.ts'
import { forms, place } from '../../../tests/plain-press.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { TemplateId } from '../library/template.ts'
import { makeIssueDocuments } from './issue-documents.ts'

describe('a paper for each employee', () => {
  test('goes in Russian order under the next free numbers, as one batch', async () => {
    const desk = await newDesk()
    const [belova, abramova, volkova] = await hired(desk, 'Белова', 'Абрамова', 'Волкова')
    const ids = [belova, abramova, volkova].filter((id) => id !== undefined)
    await desk.issue({ number: number(8), employeeIds: ids.slice(0, 1) })
    const first = accepted(await desk.issue({ employeeIds: ids }))
    expect(first).toMatchObject({ number: number(7), employees: [{ id: abramova }], batch: first.id })
    const all = (await issuedAt(desk)).filter(({ batch }) => batch === first.batch)
    expect(all.map((one) => [one.number.integer, one.employees.map(({ id }) => id)])).toEqual([
      [7, [abramova]],
      [9, [belova]],
      [10, [volkova]],
    ])
    expect(all.map(({ title, groupId, date }) => [title, groupId, date])).toEqual(
      all.map(() => ['Личная карточка', forms.card.group.id, '2026-11-20']),
    )
  })

  test('is made once for an employee who is named twice', async () => {
    const desk = await newDesk()
    const [abramova = stranger, belova = stranger] = await hired(desk, 'Абрамова', 'Белова')
    accepted(await desk.issue({ employeeIds: [abramova, belova, abramova] }))
    expect(await numbersAt(desk)).toEqual(['7', '8'])
  })

  test('of two of one name begins with the older', async () => {
    const desk = await newDesk()
    const ids = await hired(desk, 'Абрамова', 'Абрамова')
    accepted(await desk.issue({ employeeIds: ids.toReversed() }))
    expect((await issuedAt(desk)).map(({ employees }) => employees[0]?.id)).toEqual(ids)
  })

  test('is refused for no one, and for one whom the company does not know', async () => {
    const desk = await newDesk()
    const [abramova = stranger] = await hired(desk, 'Абрамова')
    expect(refusal(await desk.issue())).toBe('employeeIds: employee/required')
    expect(refusal(await desk.issue({ employeeIds: [abramova, stranger] }))).toBe(
      'employeeIds: employee/unknown',
    )
    expect(await issuedAt(desk)).toEqual([])
  })

  test('is not begun while any of them lacks something: everyone who does is named by his row', async () => {
    const desk = await newDesk()
    const [abramova = stranger] = await hired(desk, 'Абрамова')
    const belova = (await desk.hire('Белова')).id
    const namesake = (await desk.hire('Белова')).id
    const lacking = { code: 'document/value-missing', field: 'employee.snils' }
    const request = { employeeIds: [abramova, belova, stranger, namesake, belova] }
    const errors = [
      { ...lacking, row: 1, employeeId: belova },
      { field: 'employeeIds', row: 2, code: 'employee/unknown' },
      { ...lacking, row: 3, employeeId: namesake },
    ]
    expect(refused(await desk.issue(request))).toMatchObject({ errors })
    expect(refused(await desk.check(request))).toMatchObject({ errors })
    expect(await issuedAt(desk)).toEqual([])
  })

  test('is counted beforehand, and nothing is issued by that', async () => {
    const desk = await newDesk()
    const employeeIds = await hired(desk, 'Абрамова', 'Белова')
    expect(accepted(await desk.check({ employeeIds }))).toEqual({ papers: 2 })
    expect(await issuedAt(desk)).toEqual([])
    accepted(await desk.issue({ employeeIds }))
    expect(refusal(await desk.check({ employeeIds }))).toBe('documentNumber: document-number/taken')
  })

  test('lacks what an answer names for all papers, and what the organisation lacks once', async () => {
    const desk = await newDesk({
      listMissing: async () => [
        { name: 'company.ogrn', label: 'ОГРН', code: 'text/required' },
        { name: 'values.head.snils', label: 'СНИЛС', code: 'text/required' },
      ],
    })
    const employeeIds = await hired(desk, 'Абрамова', 'Белова')
    expect(refused(await desk.check({ employeeIds }))).toEqual({
      code: 'fields',
      errors: [
        expect.objectContaining({ field: 'company.ogrn' }),
        expect.objectContaining({ field: 'values.head.snils' }),
      ],
    })
  })
})

describe('a day', () => {
  test('is tomorrow at the latest, by the day of the company', async () => {
    const desk = await newDesk()
    accepted(await desk.issue({ ...headed(byHand), date: day('2026-11-21') }))
    expect(refusal(await desk.issue({ ...headed(byHand), date: day('2026-11-22') }))).toBe(
      'documentDate: document-date/too-late',
    )
  })

  test('is refused together with a form that there is not', async () => {
    const desk = await newDesk()
    const error = refused(
      await desk.issue({ templateId: stranger as number as TemplateId, date: day('2027-01-01') }),
    )
    expect(error).toMatchObject({
      errors: [{ field: 'templateId' }, { field: 'documentDate', code: 'document-date/too-late' }],
    })
  })
})

describe('a register and a paper of no one', () => {
  test('a register names all of them on one paper', async () => {
    const desk = await newDesk()
    const ids = await hired(desk, 'Белова', 'Абрамова')
    const document = accepted(await desk.issue({ templateId: forms.register.id, employeeIds: ids }))
    expect(document.employees.map(({ fullName }) => fullName)).toEqual([
      'Абрамова Вера Ильинична',
      'Белова Вера Ильинична',
    ])
    expect(await desk.paperOf(document)).toMatch(/"employee":null,"employees":\[\{"lastName":"Абрамова"/)
    expect(await issuedAt(desk)).toHaveLength(1)
    expect(refusal(await desk.issue({ templateId: forms.register.id }))).toBe(
      'employeeIds: employee/required',
    )
  })

  test('a paper about no one leaves the employees of the request aside', async () => {
    const desk = await newDesk()
    const document = accepted(await desk.issue({ ...headed(byHand), employeeIds: [stranger] }))
    expect(document.employees).toEqual([])
    expect(await desk.paperOf(document)).toContain('"employee":null,"employees":[]')
  })
})

describe('what was answered', () => {
  test('is on the paper, and what was left out is suggested', async () => {
    const desk = await newDesk()
    const { company } = desk
    const document = accepted(await desk.issue({ templateId: forms.order.id, answers: { head: byHand } }))
    expect(await desk.paperOf(document)).toContain(
      `"place":{"type":"text","text":"${company.actualAddress}"}`,
    )
    expect(await desk.records.documents.readLastAnswers(company.id, forms.order.id)).toMatchObject({
      place: company.actualAddress,
      head: byHand,
      note: null,
    })
  })

  test('names employees whom the paper is not about', async () => {
    const desk = await newDesk()
    const [abramova] = await hired(desk, 'Абрамова')
    const document = accepted(await desk.issue(headed(abramova)))
    expect(await desk.paperOf(document)).toContain('"lastName":"Абрамова"')
    expect(refusal(await desk.issue(headed(stranger)))).toBe('values.head: document/value-missing')
  })
})

test('a form is issued only while it is offered, and only one that there is', async () => {
  const desk = await newDesk()
  const former = { ...headed(byHand), templateId: forms.former.id }
  expect(refusal(await desk.issue(former))).toBe('templateId: template/unknown')
  expect(refusal(await desk.issue({ ...former, date: day('2022-08-31') }))).toBe(
    'templateId: template/unknown',
  )
  accepted(await desk.issue({ ...former, date: day('2024-12-31') }))
  accepted(await desk.issue({ ...headed(byHand), date: day('2022-09-01') }))
  expect(refused(await desk.issue({ templateId: 1 as TemplateId }))).toEqual({
    code: 'fields',
    errors: [{ field: 'templateId', code: 'template/unknown' }],
  })
})

test('nothing is issued for a company that there is not', async () => {
  const { needs, clock } = await newDesk()
  const request = {
    ...headed(byHand),
    date: day('2026-11-20'),
    number: number(1),
    batch: null,
    employeeIds: [],
  }
  const issuer = makeIssueDocuments({ ...needs, clock })
  expect(refusal(await issuer.issue(stranger as number as CompanyId, request))).toBe('not-found')
})

test('the company’s own form is printed in place of the library’s, and its mark is kept', async () => {
  const desk = await newDesk()
  const { port } = desk.opened.ownForms ?? {}
  const bytes = new TextEncoder().encode('own form')
  accepted(
    (await port?.upload(desk.company.id, forms.order.id, { name: 'приказ.docx', bytes })) ?? {
      ok: false,
      error: {},
    },
  )
  const document = accepted(await desk.issue(headed(byHand)))
  expect(document.files.pdf).toBeNull()
  expect(await desk.paperOf(document)).toContain('docx own form')
  const drafts: unknown[] = []
  const { documents } = desk.needs
  const issue = documents.issue.bind(documents)
  Object.assign(documents, {
    issue: (given: Parameters<typeof issue>[0]) => {
      drafts.push(given.draft)
      return issue(given)
    },
  })
  accepted(await desk.issue({ ...headed(byHand), number: number(9) }))
  expect(drafts).toMatchObject([
    { data: { company: { inn: desk.company.inn }, ownForm: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ])
})

test('a paper has its number and its date', async () => {
  const desk = await newDesk()
  const document = accepted(await desk.issue({ ...headed(byHand), number: number(12, 'А') }))
  expect(await desk.paperOf(document)).toContain('"document":{"number":"12А","date":"2026-11-20"}')
})

test('what is to be remembered is said with its paper; where there is nothing, no word of it is', async () => {
  const muster = { ...place, name: 'muster', label: 'Место сбора', source: 'facts.places-muster' } as const
  const plan = { ...forms.order, id: 5101 as TemplateId, values: [muster] }
  const desk = await newDesk({ templates: [plan] })
  const stored = vi.spyOn(desk.needs.documents, 'issue')
  const asked = { templateId: plan.id, answers: { muster: 'Двор' } }
  accepted(await desk.issue(asked))
  accepted(await desk.issue({ ...asked, number: number(8), remember: { muster: null } }))
  const [seven, eight] = stored.mock.calls.map(([{ draft }]) => draft)
  expect(seven).not.toHaveProperty('remembered')
  expect(eight?.remembered).toMatchObject([
    { name: 'muster', list: 'places', edits: [{ before: null, after: { muster: 'Двор' } }] },
  ])
})

test('of papers for several employees the first alone says what is to be remembered', async () => {
  const muster = { ...place, name: 'muster', label: 'Место сбора', source: 'facts.places-muster' } as const
  const card = { ...forms.card, id: 5102 as TemplateId, values: [muster] }
  const desk = await newDesk({ templates: [card] })
  const employeeIds = await hired(desk, 'Абрамова', 'Белова', 'Волкова')
  const stored = vi.spyOn(desk.needs.documents, 'issue')
  const asked = { templateId: card.id, employeeIds, answers: { muster: 'Двор' } }
  accepted(await desk.issue({ ...asked, remember: { muster: null } }))
  expect(stored.mock.calls.map(([{ draft }]) => draft.remembered?.length)).toEqual([1, undefined, undefined])
})

test('a paper of a microtrauma goes among its papers, and any other does not', async () => {
  const desk = await newDesk()
  const [abramova = stranger] = await hired(desk, 'Абрамова')
  const { records, issue } = desk
  const companyId = desk.company.id
  const details = { ...microtraumaTyped, injured: { employeeId: abramova } }
  const { id: microtraumaId } = accepted(await records.microtraumas.record({ companyId, details }))
  const asked = { employeeIds: [abramova] }
  const paper = accepted(await issue({ ...asked, microtraumaId }))
  const other = accepted(await issue({ ...asked, number: number(8) }))
  expect([paper.microtraumaId, other.microtraumaId]).toEqual([microtraumaId, null])
  expect(accepted(await records.microtraumas.get(companyId, microtraumaId)).papers).toEqual([
    {
      ...{ documentId: paper.id, form: forms.card.slug, step: '' },
      ...{ title: 'Личная карточка', number: '7', date: '2026-11-20' },
    },
  ])
})
