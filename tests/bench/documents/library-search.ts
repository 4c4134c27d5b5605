import { type Figure, median, percentile } from '../figure.ts'
import { oneByOne } from '../serving/load.ts'
import { withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'

/** Word forms, slips of the hand, parts of words, and what no form has. */
const QUERIES = [
  'приказ о назначении ответственного',
  'журналом инструктажей',
  'инструктаж на рабочем месте',
  'протакол проверки знаний',
  'личных карточек сиз',
  'медицинскй осмотр направление',
  'микротравмы справка расследованние',
  'огнетушители',
  'электробезопасность перечень должностей',
  'положение о системе управления охраной труда организации',
  'пож',
  'ничего такого нет',
] as const
const ROUNDS = sized(30, 1)

/** GET /api/catalogue over a socket: each query in turn, in the words that people type. */
export const librarySearch = (): Promise<readonly Figure[]> =>
  withProduct(async ({ address }) => {
    const asked = QUERIES.map((query) => ({
      url: `${address}/api/catalogue?limit=20&search=${encodeURIComponent(query)}`,
      headers: {},
    }))
    for (const one of asked) await oneByOne(one, 5)
    const ms: number[] = []
    for (let i = 0; i < ROUNDS; i++) for (const one of asked) ms.push(...(await oneByOne(one, 1)))
    const found = await fetch(asked[0]?.url ?? '').then(
      (response) => response.json() as Promise<readonly unknown[]>,
    )
    if (found.length === 0) throw new Error('the search finds nothing')
    return [
      {
        what: 'GET /api/catalogue with word forms and slips of the hand, p95, ms',
        value: percentile(ms, 0.95),
        most: 20,
        beside: `p50 ${median(ms).toFixed(1)} ms of ${ms.length} requests`,
      },
    ]
  })
