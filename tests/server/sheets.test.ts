import type { ResourceLimits } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { openSheetReader, type SheetReader } from '#adapters/sheets/sheet-reader.ts'
import { PATIENCE_MS } from '#tests/patience.ts'
import { type Asked, furnish, type House, type Person, register, startAsking } from './asking.ts'

/** More than any thread here may read in its time, or keep in its memory. */
const MANY = 40_000
/** Enough for a thread to begin and to read a few rows. */
const SMALL_MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 4 }

const writeList = (rows: number): Uint8Array =>
  new TextEncoder().encode(
    [
      'ФИО;Должность;Отдел;Примечание',
      ...Array.from(
        { length: rows },
        (_, i) => `Иванов Иван ${i}-ович;Слесарь ${i};Цех № ${i};${`${i} участок `.repeat(20)}`,
      ),
    ].join('\n'),
  )
const [large, small] = [writeList(MANY), writeList(3)]

/** No thread is ended because a busy machine takes its time. */
const patient = { beginning: PATIENCE_MS, budget: { readSheets: PATIENCE_MS } }

let reader: SheetReader
afterEach(() => reader.close())

/** A server that reads with such a thread, and why its threads died. */
async function serveWith(
  ...given: Parameters<typeof openSheetReader> extends [unknown, ...infer R] ? R : never
) {
  const deaths: unknown[] = []
  reader = openSheetReader((cause) => deaths.push(cause), ...given)
  const server: Asked = startAsking({ readSheets: reader.read })
  const owner = await register(server, 'owner@example.org')
  return { deaths, owner, house: await furnish(owner) }
}

const send = (owner: Person, { company }: House, bytes: Uint8Array) =>
  owner.ask(`/api/staff-imports/reading?companyId=${company}`, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })

const TOO_SLOW =
  'Файл читается слишком долго. Скопируйте нужные строки в новую книгу и сохраните её как .xlsx'

test('a file that takes longer than it may ends its thread with a clear sentence; the server goes on', async () => {
  const { owner, house } = await serveWith({ ...patient, budget: { readSheets: 0 } })
  const refused = await send(owner, house, large)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(TOO_SLOW)
  expect((await owner.ask(`/api/employees?companyId=${house.company}`)).status).toBe(200)
})

test('a file that needs more memory than there is ends its thread, and the next file is read', async () => {
  const { owner, house, deaths } = await serveWith(patient, SMALL_MEMORY)
  const refused = await send(owner, house, large)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(TOO_SLOW)
  expect(deaths).toMatchObject([{ code: 'ERR_WORKER_OUT_OF_MEMORY' }])
  const read = await send(owner, house, small)
  expect(read.status).toBe(200)
  expect(await read.text()).toContain('Иванов Иван 2-ович')
})
