import type { CompanyId } from '@osh/core/companies/company.ts'
import { furnishProduct } from '#tests/fuzz/furnish-product.ts'
import { hireMany } from '#tests/postgres/hire-many.ts'
import type { House } from '#tests/server/asking.ts'
import { namesCompany, requestOf } from '#tests/server/house-requests.ts'
import { type Document, type Operation, operationsOf } from '#tests/server/published.ts'
import { type Figure, median } from '../figure.ts'
import { type Product, visitor, withProduct } from '../serving/product.ts'

const ABSENT = 987_654
const EMPLOYEES = 10_000
const CALLS = 200

/** One of each way to name what is another's: by the query, the path, the body, and a file's. STRANGERS=all asks every operation. */
const asked = ['GET /api/employees', 'GET /api/memos/{id}', 'POST /api/memos', 'GET /api/documents/{id}/file']

/** A company of no one, one of ten thousand, and one that is not there. */
type Houses = Readonly<Record<'empty' | 'large' | 'absent', House>>
type Headers = Readonly<Record<string, string>>

/** What is foreign takes as long to be refused as what is not there, whatever the size of the company. */
export const refusalTimes = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    const owner = await visitor(product, [], 'owner')
    const stranger = await visitor(product, [], 'stranger')
    const large = await furnishProduct(product, owner)
    const empty = await furnishProduct(product, owner)
    await furnishProduct(product, stranger)
    await hireMany(product.kysely, large.company as CompanyId, EMPLOYEES)
    const absent = Object.fromEntries(Object.keys(large).map((kind) => [kind, ABSENT])) as House
    const described = await fetch(`${product.address}/api/openapi.json`)
    const operations = operationsOf((await described.json()) as Document).filter(namesCompany)
    const chosen = operations.filter(
      ({ method, path }) => process.env.STRANGERS === 'all' || asked.includes(`${method} ${path}`),
    )
    const figures: Figure[] = []
    for (const operation of chosen)
      figures.push(await timesOf(operation, { empty, large, absent }, product, stranger.get('').headers))
    return figures
  })

/** Of calls that alternate: whatever else the machine does meets all three alike. */
async function timesOf(
  operation: Operation,
  houses: Houses,
  product: Product,
  headers: Headers,
): Promise<Figure> {
  const times = { absent: [] as number[], empty: [] as number[], large: [] as number[] }
  for (let i = 0; i < CALLS; i++)
    for (const kind of ['absent', 'empty', 'large'] as const)
      times[kind].push(await timeOf(operation, houses[kind], product, headers))
  const medians = [times.absent, times.empty, times.large].map(median)
  return {
    what: `${operation.method} ${operation.path} refused, the slowest ÷ the quickest median`,
    value: Math.max(...medians) / Math.min(...medians),
    most: 2,
    beside: `absent, empty, ${EMPLOYEES} employees: ${medians.map((ms) => ms.toFixed(2)).join(' / ')} ms`,
  }
}

async function timeOf(
  operation: Operation,
  house: House,
  { address }: Product,
  headers: Headers,
): Promise<number> {
  const { path, method, body, headers: own } = requestOf(operation, house)
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const started = performance.now()
  const response = await fetch(`${address}${path}`, {
    ...(method ? { method } : {}),
    headers: { ...headers, 'content-type': 'application/json', ...own },
    ...(sent === undefined ? {} : { body: sent }),
  })
  await response.arrayBuffer()
  if (response.status !== 404) throw new Error(`${method} ${path} answered ${response.status}`)
  return performance.now() - started
}
