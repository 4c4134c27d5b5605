import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { RenderedFile } from '@osh/core/documents/document.ts'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { openShippedPress, type ShippedPress } from '#adapters/documents/printing/shipped-press.ts'
import type { Press } from '#adapters/server/routes/documents/template-routes.ts'
import type { Turn } from '#adapters/threads/job-thread.ts'
import { aCompany } from '#tests/examples.ts'
import { docxOf } from '#tests/forms/own-forms/a-docx.ts'
import { eventually, PATIENCE_MS } from '#tests/patience.ts'
import { pressOfAllForms } from '#tests/press-of-all-forms.ts'
import { type Asked, furnish, type House, type Json, type Person, register, startAsking } from './asking.ts'

/** No thread is ended because a busy machine takes its time. */
const patient = {
  beginning: PATIENCE_MS,
  budget: {
    ...{ listMissing: PATIENCE_MS, print: PATIENCE_MS, preview: PATIENCE_MS, memo: PATIENCE_MS },
    ...{ invoice: PATIENCE_MS, draw: PATIENCE_MS, readSample: PATIENCE_MS, readEditable: PATIENCE_MS },
    check: PATIENCE_MS,
  },
} satisfies Parameters<typeof openShippedPress>[1]

const threads: Worker[] = []
process.on('worker', (thread) => threads.push(thread))

const deaths: unknown[] = []
const shipped = openShippedPress((cause) => deaths.push(cause), patient)
let server: Asked
let owner: Person
let house: House
let isFatal = false
/** Whose the papers were that were asked for. */
const asking = new Set<unknown>()
beforeAll(async () => {
  const press: Press = async (turn) => {
    asking.add(turn?.owner)
    const forms = await shipped.forms(turn)
    return { ...forms, print: killedBy(forms.print) }
  }
  server = startAsking({ press, printMemo: shipped.printMemo })
  owner = await register(server, 'owner@example.org')
  await beginThread()
  house = await furnish(owner)
  // Own forms are looked through in a thread of their own; what follows is of the printing one.
  threads.length = 1
})
afterAll(() => shipped.close())

/** Begins the printing thread. */
async function beginThread(): Promise<void> {
  const { listMissing: missing, template, data } = await aJob(shipped, { owner: null })
  await missing(template, data, null)
}

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

it('a thread that dies in mid-work fails its request, and the next one is answered', async () => {
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

it('whoever waits behind the job that dies is answered by the next thread', async () => {
  isFatal = true
  const both = await Promise.all([issue('32'), issue('33')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 503])
})

it('a paper has the same bytes in a thread as where it is asked for', async () => {
  const [forms, here] = [await shipped.forms(), pressOfAllForms()]
  expect(forms.templates).toEqual(here.templates)
  for (const template of forms.templates.filter((_, i) => i % 80 === 0)) {
    const { nameForms, ...data } = makeDemoFormData(template)
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

it('what a paper lacks, and a mistake, come back as they are', async () => {
  const forms = await shipped.forms()
  const card = forms.templates.find(({ slug }) => slug === 'ppe-personal-card')
  if (!card) throw new Error('no form')
  const { nameForms, ...data } = makeDemoFormData(card)
  expect(await forms.listMissing(card, { ...data, values: {} }, null)).toEqual([])
  await expect(forms.print({ ...card, id: 1 as TemplateId }, data, null)).rejects.toThrow(
    'no form ppe-personal-card',
  )
})

it('the printed memo comes from the same thread', async () => {
  const file = await owner.ask(`/api/memos/${house.memo}/file?companyId=${house.company}&format=pdf`)
  expect(new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
})

describe('companies in turns', () => {
  const busy = openShippedPress(() => undefined, { ...patient, ofOne: 20, inAll: 30 })
  const order: string[] = []
  beforeEach(() => {
    order.length = 0
  })
  afterAll(() => busy.close())

  /** What is asked for of the shortest job there is; the status of a refusal, 200 otherwise. */
  const ask = async (turn: Turn, name: string): Promise<number | null> => {
    const { listMissing: missing, template, data } = await aJob(busy, turn)
    try {
      await missing(template, data, null)
      order.push(name)
      return 200
    } catch (error) {
      if (error instanceof Unavailable) return error.status
      throw error
    }
  }
  const storm = (count: number, signal?: AbortSignal) =>
    Array.from({ length: count }, (_, i) => ask({ owner: 1, ...(signal ? { signal } : {}) }, `storm ${i}`))

  it('one that wants much waits behind its own work alone', async () => {
    await busy.forms()
    const all = storm(20)
    await ask({ owner: 2 }, 'other')
    expect(order.length).toBeLessThanOrEqual(3)
    await Promise.all(all)
  })

  it('one that has too much waiting is told so, and no one else', async () => {
    const all = storm(25)
    const other = ask({ owner: 2 }, 'other')
    expect((await Promise.all(all)).filter((status) => status === 429)).toHaveLength(4)
    expect(await other).toBe(200)
  })

  it('what no one waits for any more is not done', async () => {
    const left = new AbortController()
    const all = storm(20, left.signal)
    await setImmediate()
    left.abort()
    const done = order.length
    await ask({ owner: 2 }, 'other')
    expect(order.length).toBeLessThanOrEqual(done + 2)
    expect((await Promise.all(all)).filter((status) => status === 503).length).toBeGreaterThan(18 - done)
    expect(await ask({ owner: 1, signal: left.signal }, 'late')).toBe(503)
  })
})

async function aJob(press: ShippedPress, turn: Turn) {
  const forms = await press.forms(turn)
  const [template] = forms.templates
  if (!template) throw new Error('no form')
  const { nameForms, ...data } = makeDemoFormData(template)
  return { ...forms, template, data }
}

it('papers of two companies of one person are one person’s', async () => {
  const made = await owner.ask('/api/companies', { body: aCompany({ inn: '7728168971' }) })
  const another = { company: ((await made.json()) as Json).id }
  asking.clear()
  const body = { templateId: 1001, documentDate: '2026-03-16', values: {} }
  for (const { company } of [house, another])
    await owner.ask('/api/documents/preview', { body: { ...body, companyId: company } })
  expect(asking.size).toBe(1)
})

it('a request whose client has left is not printed', async () => {
  const left = new AbortController()
  const body = { companyId: house.company, templateId: 1001, documentDate: '2026-03-16', values: {} }
  const asked = Array.from({ length: 5 }, () =>
    owner.ask('/api/documents/preview', { body, signal: left.signal }),
  )
  const held = issue('34')
  left.abort()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(5).fill(499))
  expect((await held).status).toBe(201)
  expect(server.log.filter(({ status }) => status === 499)).toHaveLength(5)
})

describe('a thread that is ended with its job', () => {
  const slow = openShippedPress(() => undefined, {
    ...patient,
    budget: { ...patient.budget, check: 0 },
    afterLeaving: 0,
  })
  afterAll(() => slow.close())

  it('ends a check that takes longer than it may, with words for whoever sent the file, and no paper beside it', async () => {
    const { check, print, template, data } = await aJob(slow, { owner: 1 })
    const before = threads.length
    const printed = print(template, data, null)
    const file = docxOf(...Array.from({ length: 9000 }, () => '<w:p><w:r><w:t>x</w:t></w:r></w:p>'))
    expect(await check(template, file)).toEqual([{ code: 'own-form/too-slow', label: '', near: '' }])
    expect((await printed).docx.bytes.length).toBeGreaterThan(0)
    expect(threads).toHaveLength(before + 2)
  })

  it('ends what goes on after its client has left', async () => {
    const left = new AbortController()
    const { print, template, data } = await aJob(slow, { owner: 1, signal: left.signal })
    const printed = print(template, data, null)
    await setImmediate()
    left.abort()
    await expect(printed).rejects.toThrow(Unavailable)
    expect(threads.at(-1)?.threadId).toBe(-1)
  })
})

it('after the end nothing is printed, and no thread is left', async () => {
  const other = openShippedPress(() => undefined, patient)
  const { listMissing: missing, template, data } = await aJob(other, { owner: 1 })
  const pending = missing(template, data, null)
  await other.close()
  await expect(pending).rejects.toThrow(Unavailable)
  await expect(missing(template, data, null)).rejects.toThrow(Unavailable)
  expect(threads.at(-1)?.threadId).toBe(-1)
})

it('a thread that is kept ready begins before the first paper, and again after a death', async () => {
  const deaths: unknown[] = []
  const ready = openShippedPress((cause) => deaths.push(cause), patient)
  const begun = threads.length
  ready.keepReady()
  ready.keepReady()
  await eventually(() => threads.length).toBe(begun + 1)
  const { listMissing: missing, template, data } = await aJob(ready, { owner: 1 })
  expect(await missing(template, data, null)).toEqual([])
  expect(threads).toHaveLength(begun + 1)
  await threads.at(-1)?.terminate()
  await eventually(() => [deaths.length, threads.length]).toEqual([1, begun + 2])
  expect(await missing(template, data, null)).toEqual([])
  expect(threads).toHaveLength(begun + 2)
  await ready.close()
  ready.keepReady()
  await setImmediate()
  expect(threads).toHaveLength(begun + 2)
  expect(threads.at(-1)?.threadId).toBe(-1)
})

it('the list of forms waits for no thread', async () => {
  const [other, begun] = [openShippedPress(() => undefined), threads.length]
  const [first, second] = await Promise.all([other.forms(), other.forms({ owner: 1 })])
  expect(first.templates.length).toBeGreaterThan(200)
  expect(second.templates).toBe(first.templates)
  expect(threads).toHaveLength(begun)
  await other.close()
})
