import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { template } from '#adapters/wire/templates/template-wire.ts'
import { pressOfAllForms } from '#tests/press-of-all-forms.ts'
import { type Asked, furnish, type House, type Json, type Person, register, startAsking } from './asking.ts'

const press = pressOfAllForms()
const form = (slug: string) => {
  const found = press.templates.find((template) => template.slug === slug)
  if (!found) throw new Error(`no form ${slug}`)
  return found
}

let server: Asked
let owner: Person
let house: House
beforeAll(async () => {
  server = startAsking({ press: async () => press })
  owner = await register(server, 'owner@example.org')
  house = await furnish(owner)
})

it('the order that appoints names whoever holds the role, in the right case', async () => {
  const body = {
    companyId: house.company,
    templateId: form('appoint-ot-head').id,
    documentNumber: '12',
    documentDate: '2026-03-16',
  }
  const response = await owner.ask('/api/documents', { body })
  const document = (await response.json()) as Json
  expect([response.status, document.description]).toEqual([201, undefined])
  const docx = new Uint8Array(await (await owner.ask(String(document.url))).arrayBuffer())
  const text = new TextDecoder().decode(unzipSync(docx)['word/document.xml'])
  expect(text).toContain('Пименову Ольгу Львовну')
  expect(text).not.toMatch(/\{\{|undefined|null/)
  const pdf = await (await owner.ask(`${document.url}?format=pdf`)).arrayBuffer()
  expect(new TextDecoder('latin1').decode(pdf.slice(0, 5))).toBe('%PDF-')
})

it('a value that is missing is named by its label, and nothing is issued', async () => {
  const body = {
    companyId: house.company,
    templateId: form('journal-briefing-workplace').id,
    documentNumber: '13',
    documentDate: '2026-03-16',
  }
  const response = await owner.ask('/api/documents', { body })
  const { description } = (await response.json()) as Json
  expect(response.status).toBe(422)
  expect(String(description).split('\n')).toEqual([
    expect.stringMatching(/^values\.department: Заполните поле «Структурное подразделение/),
    expect.stringMatching(/^values\.keeper: Ответственный за ведение журнала\. Укажите работника/),
  ])
})

it('every form crosses the wire as it is', () => {
  const read = press.templates.map((one) => template.decode(JSON.parse(JSON.stringify(template.encode(one)))))
  expect(read).toStrictEqual(press.templates)
})
