import { beforeEach, describe, expect, it } from 'vitest'
import { forms } from '#tests/plain-press.ts'
import {
  type Asked,
  anEmployeeOnWire,
  furnish,
  type House,
  type Json,
  type Person,
  register,
  sendOwnForm,
  startAsking,
} from './asking.ts'

let server: Asked
let owner: Person
let house: House

beforeEach(async () => {
  server = startAsking()
  owner = await register(server, 'owner@example.org')
  house = await furnish(owner)
})

const preview = async (changes: Json): Promise<{ status: number; type: string | null; text: string }> => {
  const response = await owner.ask('/api/documents/preview', {
    body: { companyId: house.company, templateId: forms.order.id, documentDate: '2026-03-16', ...changes },
  })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  }
}
const archived = async (): Promise<string | null> =>
  (await owner.ask(`/api/documents?companyId=${house.company}`)).headers.get('x-total-count')
const get = async (path: string): Promise<unknown> =>
  (await owner.ask(`${path}&companyId=${house.company}`)).json()

describe('a preview', () => {
  it('is a .pdf of what is known, with the lowest free number; nothing is stored and no number taken', async () => {
    const before = await archived()
    const shown = await preview({})
    expect(shown).toMatchObject({ status: 200, type: 'application/pdf' })
    expect(shown.text).toContain('"number":"1"')
    expect(shown.text).toContain('163000, Архангельск, ул. Поморская, 1')
    expect(await archived()).toBe(before)
    expect(await get('/api/documents/free-numbers?year=2026&count=1')).toEqual(['1'])
  })

  it('shows a taken number, and leaves a gap for what is no number and no day', async () => {
    expect((await preview({ documentNumber: '007' })).text).toContain('"number":"7"')
    const wrong = await preview({ documentNumber: '7z', documentDate: '31.02.2026' })
    expect(wrong.text).toContain('"document":{"number":"","date":null}')
    expect((await preview({ documentNumber: '', documentDate: '2099-01-01' })).text).toContain('"number":""')
  })

  it('leaves out what is missing or can not be taken, and keeps the rest', async () => {
    const values = { place: '____', head: { fullName: 'Ли Ян', position: '' }, note: 'К сведению' }
    const { text } = await preview({ values })
    expect(text).not.toContain('"place"')
    expect(text).toContain('"lastName":"Ли"')
    expect(text).toContain('К сведению')
    expect((await preview({ values: { head: 987654 } })).text).not.toContain('"head"')
  })

  it('of a form for each employee shows the first, or no one; what the employee lacks does not stop it', async () => {
    const place = { companyId: house.company, employeeGroupId: house.department, positionId: house.position }
    const hired = await owner.ask('/api/employees', {
      body: { ...anEmployeeOnWire, ...place, lastName: 'Абрамова' },
    })
    const { id } = (await hired.json()) as Json
    const card = { templateId: forms.card.id, employeeIds: [id, house.employee] }
    const { text } = await preview(card)
    expect(text).toContain('Абрамова')
    expect(text).not.toContain('Пименова')
    expect((await preview({ ...card, employeeIds: [] })).text).toContain('"employee":null')
    expect((await preview({ ...card, employeeIds: [987654] })).text).toContain('"employee":null')
    const register = await preview({ ...card, templateId: forms.register.id })
    expect(register.text).toMatch(/Абрамова.*Пименова/)
  })

  it("of the company's own form is a .docx that says what it is in place of a number, once nothing is missing", async () => {
    await sendOwnForm(owner, house.company, forms.card.id, 'own карточка')
    const card = { templateId: forms.card.id, documentNumber: '7z' }
    const lacking = await preview({ ...card, employeeIds: [house.employee] })
    expect(lacking).toMatchObject({ status: 422, text: expect.stringContaining('СНИЛС') })
    expect(await preview({ ...card, documentDate: '' })).toMatchObject({ status: 422 })
    const place = { companyId: house.company, employeeGroupId: house.department, positionId: house.position }
    const hired = await owner.ask('/api/employees', {
      body: { ...anEmployeeOnWire, ...place, lastName: 'Абрамова', snils: '112-233-445 95' },
    })
    const { id } = (await hired.json()) as Json
    const shown = await preview({ ...card, employeeIds: [id] })
    expect(shown).toMatchObject({ status: 200, type: expect.stringContaining('wordprocessingml') })
    expect(shown.text).toContain('own карточка')
    expect(shown.text).toContain('"number":"ПРЕДПРОСМОТР"')
  })

  it('of no form, or of a form that is none, is refused', async () => {
    expect(await preview({ templateId: 987654 })).toMatchObject({ status: 422 })
    expect(await preview({ templateId: null })).toMatchObject({ status: 422 })
    expect(await preview({ templateId: forms.former.id })).toMatchObject({ status: 200 })
  })
})

describe('what a form is begun with', () => {
  it('is what its last paper was answered with', async () => {
    const last = `/api/documents/last-answers?templateId=${forms.order.id}`
    const values = { place: 'Участок № 3', head: house.employee, note: null, shifts: null }
    const issue = { companyId: house.company, templateId: forms.order.id, values }
    const issued = await owner.ask('/api/documents', {
      body: { ...issue, documentNumber: '20', documentDate: '2026-03-16' },
    })
    expect(issued.status).toBe(201)
    expect(await get(last)).toEqual({ values })
    expect(await get('/api/documents/last-answers?templateId=4001')).toEqual({ values: {} })
  })

  it('is a free number of the year and letter', async () => {
    const free = '/api/documents/free-numbers?'
    expect(await get(`${free}year=2026&after=5`)).toEqual(['6', '8', '9', '10', '11'])
    expect(await get(`${free}year=2026&letter=а&count=2`)).toEqual(['1А', '2А'])
    for (const wrong of ['', 'year=26', 'year=2026&letter=z', 'year=2026&letter=1', 'year=2026&count=51'])
      expect(await get(`${free}${wrong}`), wrong).toMatchObject({ description: expect.any(String) })
  })
})
