import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { visitor, withProduct } from '#tests/bench/serving/product.ts'
import { pause } from '#tests/patience.ts'
import { type Document, operationsOf } from '#tests/server/published.ts'
import { furnishProduct } from './furnish-product.ts'
import { type Asker, nextRequests } from './next-requests.ts'
import { sendAll, type Tally } from './send-all.ts'

/** What a company has is fuzzed away: after so many requests there is another one. */
const TO_A_COMPANY = 2500
/** One person makes a few companies in a row, and the requests make some of their own. */
const TO_A_PERSON = 8
const WARM_UP = 2000
const MOST_GROWN = 1.3
const MB = 2 ** 20

/** `npm run fuzz -- 100000 [seed]`: so many requests of all published operations against the product in a process of its own. */
const [count = 100_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)

/** Requests without an account have been sent until they were refused: what is asked so waits for its turn. */
async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Unavailable) || error.status !== 429) throw error
    await pause(1000)
    return inTurn(ask)
  }
}

const tally: Tally = { sent: 0, statuses: new Map(), broken: [], hung: [] }
const { before, after } = await withProduct(async (product) => {
  let person: Awaited<ReturnType<typeof visitor>> | null = null
  let companies = 0
  const described = await fetch(`${product.address}/api/openapi.json`)
  const operations = operationsOf((await described.json()) as Document)
  const fuzz = async (many: number, into: Tally, from: number): Promise<void> => {
    for (let left = many; left > 0; left -= TO_A_COMPANY) {
      if (person === null || companies % TO_A_PERSON === 0)
        person = await inTurn(() => visitor(product, [], `fuzz-${companies}`))
      companies += 1
      const owner = person
      // One of the requests may have signed the person out.
      await inTurn(owner.signInAgain)
      const { headers } = owner.get('')
      const asker: Asker = { house: await furnishProduct(product, owner), operations, headers }
      await sendAll(product.address, nextRequests(asker, Math.min(left, TO_A_COMPANY), from + left), into)
      process.stdout.write(
        `\r${into.sent} sent, ${into.broken.length} broken, ${into.hung.length} over 1 s  `,
      )
    }
  }
  await fuzz(WARM_UP, { sent: 0, statuses: new Map(), broken: [], hung: [] }, seed + count)
  const before = await product.restingMemory()
  await fuzz(count, tally, seed)
  await pause(3000)
  return { before, after: await product.restingMemory() }
})
const grown = after / before
const statuses = [...tally.statuses]
  .toSorted(([a], [b]) => a - b)
  .map(([status, times]) => `${status}: ${times}`)
console.log(`\nseed ${seed}; ${tally.sent} requests; ${statuses.join(', ')}`)
console.log(
  `memory at rest ${(before / MB).toFixed(0)} → ${(after / MB).toFixed(0)} MB, × ${grown.toFixed(2)}`,
)
for (const one of [...tally.broken, ...tally.hung].slice(0, 40)) console.log(one)
const passed = tally.broken.length === 0 && grown <= MOST_GROWN
console.log(passed ? 'Nothing broke' : 'MISSED')
process.exitCode = passed ? 0 : 1
