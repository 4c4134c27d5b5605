import { describe, expect, test } from 'vitest'
import { type Desk, newDesk } from '../../../tests/contracts/desk.ts'
import { aDocument } from '../../../tests/contracts/documents.ts'
import { accepted, refusal, refused } from '../../../tests/contracts/world.ts'
import { day } from '../../../tests/examples.ts'
import { forms, plainPress } from '../../../tests/plain-press.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { everyDocument } from '../document-repository.ts'
import type { TemplateId } from '../library/template.ts'
import { printDocumentNumber } from '../numbering/document-number.ts'
import { makeIssueDocuments } from './issue-documents.ts'

const SNILS = '112-233-445 95'
const stranger = 999_999 as EmployeeId
const number = (integer: number, letter = '') => ({ integer, letter })

const hired = async ({ hire }: Desk, ...names: readonly string[]): Promise<readonly EmployeeId[]> => {
  const ids: EmployeeId[] = []
  for (const name of names) ids.push((await hire(name, { snils: SNILS })).id)
  return ids
}

const issuedAt = async ({ records, company }: Desk) =>
  (await records.documents.list(company.id, everyDocument)).toReversed()

const numbersAt = async (desk: Desk) => (await issuedAt(desk)).map((one) => printDocumentNumber(one.number))

const headed = (who: unknown, more = {}) => ({
  templateId: forms.order.id,
  answers: { place: 'Карьер', head: who, ...more },
})
const byHand = { fullName: 'Ким Вера', position: 'Аудитор' }

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
      missing: async () => [
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
    expect(await desk.records.documents.lastAnswers(company.id, forms.order.id)).toMatchObject({
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

describe('a number', () => {
  test('that is taken is refused with the lowest free ones of its letter', async () => {
    const desk = await newDesk()
    const [abramova = stranger] = await hired(desk, 'Абрамова')
    for (const integer of [7, 2])
      accepted(await desk.issue({ number: number(integer), employeeIds: [abramova] }))
    const again = refused(await desk.issue({ employeeIds: [abramova] }))
    expect(again).toMatchObject({
      errors: [{ code: 'document-number/taken', free: ['1', '3', '4', '5', '6'] }],
    })
    accepted(await desk.issue({ number: number(7, 'А'), employeeIds: [abramova] }))
    accepted(await desk.issue({ date: day('2025-11-20'), employeeIds: [abramova] }))
    expect(await issuedAt(desk)).toHaveLength(4)
  })

  test('that is taken is refused before anything is printed', async () => {
    let printed = 0
    const desk = await newDesk({
      print: (...given) => {
        printed += 1
        return plainPress.print(...given)
      },
    })
    const employeeIds = await hired(desk, 'Абрамова')
    accepted(await desk.issue({ employeeIds }))
    expect(refusal(await desk.issue({ employeeIds }))).toBe('documentNumber: document-number/taken')
    expect(printed).toBe(1)
  })

  test('is required, unless the paper goes on after the last one of a batch', async () => {
    const desk = await newDesk()
    const [abramova = stranger, belova = stranger, volkova = stranger] = await hired(
      desk,
      'Абрамова',
      'Белова',
      'Волкова',
    )
    expect(refusal(await desk.issue({ number: null, employeeIds: [abramova] }))).toBe(
      'documentNumber: document-number/required',
    )
    const { batch } = accepted(await desk.issue({ number: number(7), employeeIds: [abramova] }))
    accepted(await desk.issue({ number: number(8), employeeIds: [abramova] }))
    const more = accepted(await desk.issue({ number: null, batch, employeeIds: [volkova, belova] }))
    expect(more).toMatchObject({ number: number(9), batch })
    expect(await numbersAt(desk)).toEqual(['7', '8', '9', '10'])
    expect((await issuedAt(desk)).filter((one) => one.batch === batch)).toHaveLength(3)
    const gone = await desk.issue({
      number: null,
      batch: stranger as number as typeof batch,
      employeeIds: [belova],
    })
    expect(refusal(gone)).toBe('not-found')
  })

  test('of the year that is full is refused without offers', async () => {
    const desk = await newDesk()
    const [abramova = stranger, belova = stranger] = await hired(desk, 'Абрамова', 'Белова')
    const { batch } = accepted(await desk.issue({ number: number(9999), employeeIds: [abramova] }))
    const full = {
      code: 'fields',
      errors: [{ field: 'documentNumber', code: 'document-number/taken', free: [] }],
    }
    expect(refused(await desk.issue({ number: null, batch, employeeIds: [belova] }))).toEqual(full)
    expect(refusal(await desk.issue({ number: number(9999), employeeIds: [belova] }))).toBe(
      'documentNumber: document-number/taken',
    )
    const both = { number: number(9999, 'А'), employeeIds: [abramova, belova] }
    expect(refused(await desk.issue(both))).toEqual(full)
  })
})

describe('someone else takes a number while a paper is printed', () => {
  /** Another takes those numbers, one during each printing. */
  const raced = async (...taken: readonly number[]) => {
    const left = [...taken]
    const desk: Desk = await newDesk({
      print: async (template, data, own) => {
        const draft = aDocument({ number: String(left.shift() ?? '5000') })
        await desk.needs.documents.issue({ companyId: desk.company.id, draft })
        return plainPress.print(template, data, own)
      },
    })
    return desk
  }

  test('the number asked for is refused', async () => {
    const desk = await raced(7)
    const [abramova = stranger] = await hired(desk, 'Абрамова')
    expect(refusal(await desk.issue({ employeeIds: [abramova] }))).toBe(
      'documentNumber: document-number/taken',
    )
  })

  test('a later paper takes the next free one', async () => {
    const desk = await raced(30, 8, 9)
    const ids = await hired(desk, 'Абрамова', 'Белова')
    const { batch } = accepted(await desk.issue({ employeeIds: ids }))
    const own = (await issuedAt(desk)).filter((one) => one.batch === batch)
    expect(own.map((one) => one.number.integer)).toEqual([7, 10])
  })

  test('a paper that goes on a batch takes the next free one too', async () => {
    const desk = await raced(30, 8)
    const [abramova = stranger, belova = stranger] = await hired(desk, 'Абрамова', 'Белова')
    const { batch } = accepted(await desk.issue({ employeeIds: [abramova] }))
    const more = accepted(await desk.issue({ number: null, batch, employeeIds: [belova] }))
    expect(more.number).toEqual(number(9))
  })

  test('it is given up after twenty times', async () => {
    const desk = await raced(30, ...Array.from({ length: 40 }, (_, i) => i + 8))
    const ids = await hired(desk, 'Абрамова', 'Белова')
    expect(refusal(await desk.issue({ employeeIds: ids }))).toBe('documentNumber: document-number/taken')
    expect((await desk.needs.documents.freeNumbers(desk.company.id, 2026, number(7), 1))[0]).toEqual(
      number(28),
    )
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
