import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import { type Figure, median, percentile } from '../figure.ts'
import { askUntil, oneByOne } from '../serving/load.ts'
import { type Product, visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'
import { type Raged, rage, type StormSize } from './rage.ts'
import { wearNames } from './wear-names.ts'

const [STORMY, CALM] = [10_000, 500]
const SIZE: StormSize = { lists: 40, previews: 100, batch: 500 }
const IDLE_MS = sized(10_000, 1000)
/** Between an answer and the next request of whoever works meanwhile. */
const PAUSE_MS = 20
const PAPER_EVERY_MS = 1500

/** One company asks for all that is heavy at once, again whenever it is told to; another one works meanwhile. */
export const storm = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    await seedDeadlines(product.kysely, [STORMY, CALM])
    await wearNames(product.kysely)
    const stormy = await visitor(product, [1])
    const calm = await visitor(product, [2])
    const table = calm.get('/api/deadlines?companyId=2&section=briefings&limit=50')
    const memo = calm.get(`/api/memos/${await formMemo(calm, product)}/file?format=pdf`)
    await oneByOne(table, 200)
    await oneByOne(memo, 3)
    const before = await askUntil(table, pause(IDLE_MS), PAUSE_MS)
    const raging = rage(product, stormy, SIZE)
    const papers = askUntil(memo, raging, PAPER_EVERY_MS)
    const during = await askUntil(table, raging, PAUSE_MS)
    const after = await askUntil(table, pause(IDLE_MS), PAUSE_MS)
    return figuresOf([...before, ...after], during, await papers, await raging)
  })

type Visitor = Awaited<ReturnType<typeof visitor>>
/** @returns the id of a memo of the second company. */
async function formMemo({ get }: Visitor, { kysely }: Product): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from employees where company_id = 2 order by id limit 20`.execute(kysely)
  const { url, headers } = get('/api/memos')
  const formed = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      companyId: 2,
      section: 'training',
      employeesData: rows.map(({ id }) => ({
        employeeId: id,
        trainingName: 'Охрана труда',
        completionDate: null,
      })),
    }),
  })
  const answered = await formed.text()
  const { id } = JSON.parse(answered) as { readonly id?: number }
  if (id === undefined) throw new Error(`forming a memo answered ${formed.status} ${answered}`)
  return id
}

function figuresOf(
  idle: readonly number[],
  during: readonly number[],
  papers: readonly number[],
  { seconds, refused, answered }: Raged,
): readonly Figure[] {
  const [calm, busy] = [percentile(idle, 0.95), percentile(during, 0.95)]
  const kinds = Object.entries(answered).map(
    ([kind, { count, after }]) => `${count} ${kind} by ${after.toFixed(0)} s`,
  )
  return [
    {
      what: 'GET /api/deadlines beside a storm of another company, p95 ÷ idle',
      value: busy / calm,
      most: 3,
      beside: `${busy.toFixed(1)} ÷ ${calm.toFixed(1)} ms of ${during.length}, ${idle.length} requests; p50 ${median(during).toFixed(1)} ÷ ${median(idle).toFixed(1)} ms`,
    },
    {
      what: 'a .pdf of its own meanwhile, the longest, s',
      value: Math.max(...papers) / 1000,
      most: 5,
      beside: `${papers.length} asked for, median ${(median(papers) / 1000).toFixed(1)} s`,
    },
    {
      what: `the storm: ${SIZE.lists} lists of ${STORMY}, ${SIZE.previews} previews, a batch of ${SIZE.batch}, s`,
      value: seconds,
      beside: `${kinds.join(', ')}; refused ${refused} times`,
    },
  ]
}
