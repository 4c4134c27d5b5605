import { expect, test } from 'vitest'
import { type Desk, newDesk } from '../../../tests/contracts/desk.ts'
import { accepted, refusal, refused } from '../../../tests/contracts/world.ts'
import { day } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import { forms } from '../../../tests/plain-press.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { ok } from '../../shared/results/result.ts'
import type { TemplateId } from '../library/template.ts'
import type { Preview } from './form-press.ts'
import { previewDocument } from './preview-document.ts'

const textOf = ({ bytes }: Preview) => new TextDecoder().decode(bytes)
const stranger = 999_999 as EmployeeId

/** What the paper is shown to be made from. */
const shown = async (desk: Desk, request: Parameters<Desk['preview']>[0]) => {
  const text = textOf(accepted(await desk.preview(request)))
  return JSON.parse(text.slice(text.indexOf('{')))
}

test('a paper is shown as far as it is filled', async () => {
  const desk = await newDesk()
  const { id } = await desk.hire('Абрамова')
  const paper = await shown(desk, { templateId: forms.order.id, answers: { head: id } })
  expect(paper).toMatchObject({
    company: { inn: desk.company.inn },
    document: { number: '1', date: '2026-11-20' },
    employee: null,
    employees: [],
    values: {
      place: { type: 'text', text: desk.company.actualAddress },
      head: { type: 'person', person: { lastName: 'Абрамова' } },
    },
  })
  const empty = await shown(desk, { templateId: forms.order.id, answers: { head: stranger, place: null } })
  expect(empty.values).toEqual({})
  expect(accepted(await desk.preview({ templateId: forms.order.id })).format).toBe('pdf')
})

test('of many employees the first named is shown, of a register all, of a paper about no one none', async () => {
  const desk = await newDesk()
  const ids = [(await desk.hire('Белова')).id, (await desk.hire('Абрамова')).id]
  const card = await shown(desk, { employeeIds: [...ids, stranger] })
  expect(card).toMatchObject({ employee: { lastName: 'Белова' }, employees: [] })
  const register = await shown(desk, {
    templateId: forms.register.id,
    employeeIds: [...ids, ids[0] ?? stranger],
  })
  expect(register.employee).toBeNull()
  expect(register.employees.map(({ lastName }: { lastName: string }) => lastName)).toEqual([
    'Абрамова',
    'Белова',
  ])
  const order = await shown(desk, { templateId: forms.order.id, employeeIds: ids })
  expect(order).toMatchObject({ employee: null, employees: [] })
  expect(await shown(desk, { employeeIds: [stranger] })).toMatchObject({ employee: null, employees: [] })
})

test('the number is as typed, or the lowest free one of the year', async () => {
  const desk = await newDesk()
  const { id } = await desk.hire('Абрамова', { snils: '112-233-445 95' })
  accepted(await desk.issue({ number: { integer: 1, letter: '' }, employeeIds: [id] }))
  const numberOf = async (request: Parameters<Desk['preview']>[0]) =>
    (await shown(desk, request)).document.number
  expect(await numberOf({})).toBe('2')
  expect(await numberOf({ number: '007а' })).toBe('7А')
  expect(await numberOf({ number: '1' })).toBe('1')
  expect(await numberOf({ number: 'abc' })).toBe('')
  expect((await shown(desk, { date: null })).document).toEqual({ number: '', date: null })
  expect((await shown(desk, { date: null, number: '12' })).document).toEqual({ number: '12', date: null })
})

test('only an unknown form is refused', async () => {
  const desk = await newDesk()
  expect(refusal(await desk.preview({ templateId: 1 as TemplateId }))).toBe('templateId: template/unknown')
  expect((await desk.preview({ templateId: forms.former.id })).ok).toBe(true)
})

test('a full year leaves a gap for the number', async () => {
  const desk = await newDesk()
  const documents = { ...desk.needs.documents, listFreeNumbers: async () => [] }
  const request = { templateId: forms.card.id, number: null, date: day('2026-11-20') }
  const preview = accepted(
    await previewDocument({ ...desk.needs, documents }, desk.company.id, {
      ...request,
      employeeIds: [],
      answers: {},
    }),
  )
  expect(textOf(preview)).toContain('"document":{"number":"","date":"2026-11-20"}')
})

test('nothing is shown of a company that there is not', async () => {
  const { needs } = await newDesk()
  const request = { templateId: forms.card.id, number: null, date: null, employeeIds: [], answers: {} }
  expect(refusal(await previewDocument(needs, stranger as number as CompanyId, request))).toBe('not-found')
})

test('a company’s own form is shown when there is all that it asks for', async () => {
  const desk = await newDesk()
  const bytes = new TextEncoder().encode('own form')
  const { port } = desk.opened.ownForms ?? {}
  if (!port) throw new Error('there are no own forms')
  accepted(await port.upload(desk.company.id, forms.card.id, { name: 'карточка.docx', bytes }))
  const [whole, short] = [await desk.hire('Абрамова', { snils: '112-233-445 95' }), await desk.hire('Белова')]
  const preview = accepted(await desk.preview({ employeeIds: [whole.id], number: '7' }))
  expect(preview.format).toBe('docx')
  expect(textOf(preview)).toContain('docx own form')
  expect(textOf(preview)).toContain('"document":{"number":"ПРЕДПРОСМОТР","date":"2026-11-20"}')
  expect(refused(await desk.preview({ employeeIds: [short.id] }))).toMatchObject({ code: 'fields' })
  expect(refusal(await desk.preview({ employeeIds: [whole.id], date: null }))).toBe(
    'documentDate: document-date/required',
  )
})

test('an outsider’s paper is shown with their name', async () => {
  const { needs, company } = await newDesk()
  const incident = anIncident({
    injured: [{ employeeId: null, fullName: 'Ли Ян', employer: '', severity: 'easy' }],
  })
  const incidents = { ...needs.incidents, get: async () => ok(incident) }
  const preview = await previewDocument({ ...needs, incidents }, company.id, {
    templateId: forms.card.id,
    number: '7',
    date: day('2026-11-20'),
    employeeIds: [],
    answers: {},
    incidentId: incident.id,
    outsider: 0,
  })
  expect(textOf(accepted(preview))).toContain('"employee":{"lastName":"Ли","firstName":"Ян"')
})
