import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Product, visitor } from '../serving/product.ts'

type Visitor = Awaited<ReturnType<typeof visitor>>

/** Личная карточка учёта выдачи СИЗ. */
const CARD = 4001
/** After so long whatever is not answered yet is given up. */
const LONGEST_MS = 400_000

export type StormSize = { readonly lists: number; readonly previews: number; readonly batch: number }

export type Raged = {
  readonly seconds: number
  /** How often a request was refused with 429; it is sent again when it may be. */
  readonly refused: number
  /** Of each kind: how many were answered, and after how many seconds the last one was. */
  readonly answered: Readonly<Record<keyof StormSize, { readonly count: number; readonly after: number }>>
}

/** All that is heavy in the first company at once: every request is sent, and again as often as it is refused. */
export async function rage(
  { kysely }: Product,
  { get }: Visitor,
  { lists, previews, batch }: StormSize,
): Promise<Raged> {
  const all = sql<{ id: number }>`select id from employees where company_id = 1 order by id limit ${batch}`
  const employeeIds = (await all.execute(kysely)).rows.map(({ id }) => id)
  const over = AbortSignal.timeout(LONGEST_MS)
  const started = performance.now()
  const since = (): number => (performance.now() - started) / 1000
  const answered = {
    lists: { count: 0, after: 0 },
    previews: { count: 0, after: 0 },
    batch: { count: 0, after: 0 },
  }
  let refused = 0
  const ask = async (kind: keyof StormSize, path: string, body?: object): Promise<void> => {
    while (!over.aborted) {
      const { status, retryAfter, text } = await send(get(path), over, body)
      if (status === 429) {
        refused += 1
        await pause(retryAfter * 1000)
      } else if (status >= 400) throw new Error(`${kind} answered ${status} ${text.slice(0, 300)}`)
      else if (status > 0) {
        answered[kind] = { count: answered[kind].count + 1, after: since() }
        return
      }
    }
  }
  const documentDate = new Date().toISOString().slice(0, 10)
  const paper = { companyId: 1, templateId: CARD, documentDate, values: { keeper: employeeIds[0] } }
  await Promise.all([
    ask('batch', '/api/documents', { ...paper, documentNumber: '1', employeeIds }),
    ...Array.from({ length: lists }, () => ask('lists', '/api/employees?companyId=1')),
    ...Array.from({ length: previews }, (_, i) =>
      ask('previews', '/api/documents/preview', { ...paper, employeeIds: [employeeIds[i % batch]] }),
    ),
  ])
  return { seconds: since(), refused, answered }
}

type Answered = { readonly status: number; readonly retryAfter: number; readonly text: string }

/** Waits as long as it takes; the status is 0 where it was given up. */
function send(
  { url, headers }: ReturnType<Visitor['get']>,
  signal: AbortSignal,
  body?: object,
): Promise<Answered> {
  const options = {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, 'content-type': 'application/json' },
    signal,
  }
  return new Promise((done) => {
    const giveUp = () => done({ status: 0, retryAfter: 0, text: '' })
    const sent = request(url, options, (response) => {
      let text = ''
      response.on('data', (piece: Buffer) => {
        if (text.length < 1000) text += piece.toString()
      })
      response.on('error', giveUp)
      response.on('end', () => {
        const retryAfter = Number(response.headers['retry-after'] ?? 1)
        done({ status: response.statusCode ?? 0, retryAfter, text })
      })
    })
    sent.on('error', giveUp)
    sent.end(body ? JSON.stringify(body) : undefined)
  })
}
