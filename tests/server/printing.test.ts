import type { Worker } from 'node:worker_threads'
import type { RenderedFile } from '@osh/core/documents/document.ts'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoFormData } from '#adapters/demo/demo-form-data.ts'
import { makePressInNode } from '#adapters/documents/printing/press-in-node.ts'
import { openShippedPress } from '#adapters/documents/printing/shipped-press.ts'
import { type Asked, furnish, type House, type Json, type Person, register, startAsking } from './asking.ts'

/** A thread comes after whatever else the machine does. */
const patient = { timeout: 30_000 }

const threads: Worker[] = []
process.on('worker', (thread) => threads.push(thread))

const deaths: unknown[] = []
const shipped = openShippedPress((cause) => deaths.push(cause))
let server: Asked
let owner: Person
let house: House
let isFatal = false
beforeAll(async () => {
  const press = async () => {
    const forms = await shipped.forms()
    return { ...forms, print: killedBy(forms.print) }
  }
  server = startAsking({ press, renderMemo: shipped.renderMemo })
  owner = await register(server, 'owner@example.org')
  house = await furnish(owner)
}, patient.timeout)
afterAll(() => shipped.close())

/** When told so, the thread ends while it prints. */
const killedBy =
  (print: FormPress['print']): FormPress['print'] =>
  (...given) => {
    const printed = print(...given)
    if (isFatal) void threads.at(-1)?.terminate()
    isFatal = false
    return printed
  }

const issue = (documentNumber: string): Promise<Response> =>
  owner.ask('/api/documents', {
    body: { companyId: house.company, templateId: 1001, documentNumber, documentDate: '2026-03-16' },
  })

it('a thread that dies in mid-work fails its request, and the next one is answered', patient, async () => {
  isFatal = true
  const failed = await issue('31')
  expect([failed.status, await failed.json()]).toEqual([
    503,
    { code: 'unavailable', description: 'Сервис временно недоступен. Повторите через минуту.' },
  ])
  expect(deaths).toHaveLength(1)
  const next = await issue('31')
  expect(next.status).toBe(201)
  expect(((await next.json()) as Json).documentNumber).toBe('31')
})

it('whoever waits behind the job that dies is answered by the next thread', patient, async () => {
  isFatal = true
  const both = await Promise.all([issue('32'), issue('33')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 503])
})

it('a paper has the same bytes in a thread as where it is asked for', patient, async () => {
  const [forms, here] = [await shipped.forms(), makePressInNode()]
  expect(forms.templates).toEqual(here.templates)
  for (const template of forms.templates.filter((_, i) => i % 80 === 0)) {
    const { nameForms, ...data } = demoFormData(template)
    const [one, other] = [await forms.print(template, data, null), await here.print(template, data, null)]
    expect(one.docx).toEqual(other.docx)
    expect(withoutMoment(one.pdf)).toBe(withoutMoment(other.pdf))
  }
})

/** A .pdf carries when it was made, and an identifier that comes of that. */
const withoutMoment = (pdf: RenderedFile | null): string =>
  new TextDecoder('latin1')
    .decode(pdf?.bytes)
    .replace(/\(D:\d+Z\)/g, '')
    .replace(/\/ID \[.*?\]/s, '')

it('what a paper lacks, and a mistake, come back as they are', patient, async () => {
  const forms = await shipped.forms()
  const card = forms.templates.find(({ slug }) => slug === 'ppe-personal-card')
  if (!card) throw new Error('no form')
  const { nameForms, ...data } = demoFormData(card)
  expect(await forms.missing(card, { ...data, values: {} }, null)).toEqual([])
  await expect(forms.print({ ...card, id: 1 as never }, data, null)).rejects.toThrow(
    'no form ppe-personal-card',
  )
})

it('the printed memo comes from the same thread', patient, async () => {
  const file = await owner.ask(`/api/memos/${house.memo}/file?companyId=${house.company}&format=pdf`)
  expect(new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
})

it('after the end nothing is printed, and no thread is left', async () => {
  const other = openShippedPress(() => undefined)
  const pending = other.forms()
  await other.close()
  await expect(pending).rejects.toThrow(Unavailable)
  await expect(other.forms()).rejects.toThrow(Unavailable)
  expect(threads.at(-1)?.threadId).toBe(-1)
})
