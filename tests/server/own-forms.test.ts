import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { forms } from '#tests/plain-press.ts'
import {
  type Asked,
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

const send = (body = 'own текст', templateId: number = forms.order.id) =>
  sendOwnForm(owner, house.company, templateId, body)
const address = (changes = '') =>
  `/api/own-forms?companyId=${house.company}&templateId=1001&fileName=a.docx${changes}`
const issue = async (number: string): Promise<Json> => {
  const body = {
    companyId: house.company,
    templateId: 1001,
    documentNumber: number,
    documentDate: '2026-03-16',
  }
  return (await (await owner.ask('/api/documents', { body })).json()) as Json
}
const octets = { 'content-type': 'application/octet-stream' }

describe('an own form', () => {
  it('is used from the next document on, and until the standard form is back', async () => {
    const before = await issue('21')
    const form = (await (await send()).json()) as Json
    expect(form).toMatchObject({ templateId: 1001, fileName: 'приказ.docx', size: 14 })
    const document = await issue('22')
    expect(document).toMatchObject({ documentNumber: '22', pdf: null })
    expect(await (await owner.ask(String(document.url))).text()).toMatch(/^docx own текст/)
    expect((await owner.ask(address(), { method: 'DELETE' })).status).toBe(204)
    expect(await issue('23')).toMatchObject({ pdf: { size: expect.any(Number) } })
    expect(await (await owner.ask(String(before.url))).text()).toMatch(/^docx Приказ/)
    expect(await (await owner.ask(String(document.url))).text()).toMatch(/^docx own текст/)
  })

  it('gives no .pdf: the file says why, and a zip has the .docx', async () => {
    await send()
    const { url, batchUrl } = await issue('22')
    const refused = await owner.ask(`${url}?format=pdf`)
    expect(refused.status).toBe(422)
    expect(((await refused.json()) as Json).description).toBe(
      'format: Документ сформирован по персональному шаблону и есть только в .docx: скачайте его в Word',
    )
    const zip = await owner.ask(`${batchUrl}?format=pdf`)
    expect(new TextDecoder('latin1').decode(await zip.arrayBuffer())).toContain('.docx')
  })

  it('is named by its SHA-256 in what a document was made from', async () => {
    const ledger = new MemoryLedger()
    server = startAsking({ storage: makeLedgerStorage(ledger, makeSettableClock(today)) })
    owner = await register(server, 'owner@example.org')
    house = await furnish(owner)
    const form = (await (await send()).json()) as Json
    await issue('22')
    const sources = await ledger.read(({ documentSources }) =>
      documentSources.map(({ data }) => data as Json),
    )
    expect(sources.map(({ ownForm }) => ownForm)).toEqual([undefined, form.sha256])
  })

  it('comes back byte for byte, as a file of its name, by a signed link too', async () => {
    const { url } = (await (await send('own \u0001\ufffd')).json()) as Json
    const link = (await (await owner.ask('/api/file-links', { body: { url } })).json()) as Json
    const file = await server.ask(String(link.url))
    expect(await file.text()).toBe('own \u0001\ufffd')
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('приказ.docx'))
  })

  it('that is wrong is refused in words, a line for each', async () => {
    const refused = await send('text')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      description: expect.stringMatching(/^file: Это не документ \.docx/),
      errors: [{ field: 'file', code: 'server/said' }],
    })
  })

  it('of a form that is none is not found', async () => {
    expect((await send('own', 987_654)).status).toBe(404)
    for (const query of ['', '&templateId=', '&templateId=x', '&templateId=-1'])
      expect(
        (await owner.ask(`/api/own-forms?companyId=${house.company}${query}`, { method: 'DELETE' })).status,
      ).toBe(404)
  })
})

describe('what is sent', () => {
  it('ends at 5 MB, whether its length is told or not', async () => {
    const body = 'o'.repeat(5 * 1024 * 1024 + 1)
    expect((await owner.ask(address(), { body, headers: octets })).status).toBe(413)
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    })
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { ...owner.bearer, ...octets },
    } as RequestInit
    const endless = await server.app.request(address(), init)
    expect(endless.status).toBe(413)
    expect((await owner.ask(address(), { body: 'o'.repeat(4_900_000), headers: octets })).status).toBe(422)
  })

  it('is a file, not JSON and not a form', async () => {
    for (const type of ['application/json', 'multipart/form-data', 'text/plain', ''])
      expect((await owner.ask(address(), { body: 'own', headers: { 'content-type': type } })).status).toBe(
        415,
      )
    expect((await owner.ask(address(), { method: 'POST', headers: octets })).status).toBe(400)
    const docx = {
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document; a=b',
    }
    expect((await owner.ask(address(), { body: 'own', headers: docx })).status).toBe(201)
  })

  it('is not read for a stranger', async () => {
    const stranger = await register(server, 'stranger@example.org')
    const stream = new ReadableStream(
      { pull: () => Promise.reject(new Error('it is read')) },
      { highWaterMark: 0 },
    )
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { ...stranger.bearer, ...octets },
    } as RequestInit
    expect((await server.app.request(address(), init)).status).toBe(404)
    expect((await stranger.ask(`/api/own-forms/${house.ownForm}/file`)).status).toBe(404)
  })

  it('keeps its name, without the folders that a browser may send', async () => {
    for (const [given, kept] of [
      ['C:\\Документы\\приказ.docx', 'приказ.docx'],
      ['../../etc/passwd', 'passwd'],
      ['..%2fприказ%41.docx', '..%2fприказ%41.docx'],
    ]) {
      const path = `/api/own-forms?companyId=${house.company}&templateId=1001&fileName=${encodeURIComponent(given ?? '')}`
      expect(await (await owner.ask(path, { body: 'own', headers: octets })).json()).toMatchObject({
        fileName: kept,
      })
    }
    for (const name of ['', 'a'.repeat(300), 'a\u202eb'])
      expect(
        (
          await owner.ask(address().replace('a.docx', encodeURIComponent(name)), {
            body: 'own',
            headers: octets,
          })
        ).status,
      ).toBe(422)
  })
})

it('the sample of placeholders is for anyone', async () => {
  const sample = await server.ask('/api/templates/1001/own-form-sample')
  expect(await sample.text()).toBe(`sample ${forms.order.title}`)
  expect((await server.ask('/api/templates/987654/own-form-sample')).status).toBe(404)
})

it('the form itself to change in Word is for anyone, and has its own name', async () => {
  const editable = await server.ask('/api/templates/1001/own-form-editable')
  expect(editable.headers.get('content-disposition')).toContain(
    encodeURIComponent(`Образец ${forms.order.title}`),
  )
  expect(await editable.text()).toBe(`editable ${forms.order.title}`)
  expect((await server.ask('/api/templates/987654/own-form-editable')).status).toBe(404)
})
