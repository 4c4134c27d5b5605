import { setTimeout as pause } from 'node:timers/promises'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import { type Figure, percentile } from '../figure.ts'
import { forgetPeak, heldBy, peakOf } from '../serving/memory.ts'
import { type Product, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'
import { type Attack, attacks, type Sender } from './flood-attacks.ts'
import { beginWork, enter, type Worked } from './flood-others.ts'
import { type Flooded, type Shot, sendFlood } from './send-flood.ts'
import { wearNames } from './wear-names.ts'

const MIB = 2 ** 20
/** Requests that come at once. */
const MANY = sized(300, 10)
/** Different ones among them. */
const DIFFERENT = 20
const EMPLOYEES = sized(500, 50)
const IDLE_MS = sized(5000, 500)
/** They come again and again for at least so long; longer beside papers, of which fewer are made. */
const SECONDS = sized(5, 0.1)
const SECONDS_BESIDE_PAPERS = sized(15, 0.1)
const QUIET_MS = sized(10_000, 500)

/** One company, or thirty, or nobody sends as much as it can at once; another one works meanwhile. Each time on a server of its own. */
export async function flood(chosen: readonly Attack[] = attacks): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const attack of chosen) figures.push(...(await withProduct((product) => suffer(product, attack))))
  return figures
}

/** MB that the server held. */
type Memory = Readonly<Record<'before' | 'peak' | 'after' | 'resting', number>>

type Suffered = {
  readonly idle: Worked
  readonly during: Worked
  readonly flooded: Flooded
  /** The longest stop of the server's event loop meanwhile, ms. */
  readonly stop: number
  readonly memory: Memory
}

async function suffer(product: Product, attack: Attack): Promise<readonly Figure[]> {
  const { pid, address, longestStop, restingMemory } = product
  const { name, accounts, make, slow, beside } = attack
  await seedDeadlines(product.kysely, Array(1 + accounts).fill(EMPLOYEES))
  await wearNames(product.kysely)
  const other = await enter(product, 1)
  const senders: Sender[] = []
  for (let i = 0; i < accounts; i++) senders.push(await enter(product, 2 + i))
  const work = await beginWork(address, other, attack)
  const idle = await work(pause(IDLE_MS))
  const shots = interleave(senders.map((sender) => make(sender, Math.ceil(DIFFERENT / accounts))))
  const count = slow ? sized(slow.connections, MANY) : MANY
  const before = await heldBy(pid)
  await forgetPeak(pid)
  await longestStop()
  const sending = sendFlood({
    address,
    shots: Array.from({ length: count }, (_, i) => shots[i % shots.length] as Shot),
    seconds: slow ? sized(slow.seconds, 3) : beside === 'previews' ? SECONDS_BESIDE_PAPERS : SECONDS,
    dripMs: slow?.everyMs ?? null,
  })
  const during = await work(sending)
  const flooded = await sending
  const [peak, stop] = [await peakOf(pid), await longestStop()]
  await work(pause(QUIET_MS))
  const after = await heldBy(pid)
  const health = await fetch(`${address}/api/health`)
  if (health.status !== 200) throw new Error(`after ${name} health answered ${health.status}`)
  const resting = (await restingMemory()) / MIB
  return figuresOf(attack, { idle, during, flooded, stop, memory: { before, peak, after, resting } })
}

/** The first of each, then the second of each. */
const interleave = (lists: readonly (readonly Shot[])[]): readonly Shot[] =>
  (lists[0] ?? []).flatMap((_, i) => lists.flatMap((list) => list[i] ?? []))

function figuresOf({ name, beside }: Attack, suffered: Suffered): readonly Figure[] {
  const { idle, during, flooded, stop, memory } = suffered
  const { statuses, waves, seconds, bytes, busy } = flooded
  const { before, peak, after, resting } = memory
  const broken = Object.entries(statuses).filter(([status]) => status.startsWith('5'))
  const tally = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  const stops = `the server stopped for ${stop.toFixed(0)} ms at the longest`
  return [
    waited(`${name}: another's deadlines, p95`, idle.tables, during.tables, stops),
    ...(beside === 'previews' ? [waited('  its previews of papers', idle.papers, during.papers)] : []),
    ...(beside === 'uploads'
      ? [
          waited('  its files of 1 MiB', idle.files, during.files),
          {
            what: '  of them not taken',
            value: idle.refused + during.refused,
            most: 0,
            beside: `of ${idle.files.length + during.files.length}`,
          },
        ]
      : []),
    {
      what: '  what the server held more at its most, MB',
      value: peak - before,
      most: 600,
      beside: `${peak.toFixed(0)} − ${before.toFixed(0)}`,
    },
    {
      what: `  the same after ${QUIET_MS / 1000} s`,
      value: after - before,
      most: 150,
      beside: `${after.toFixed(0)} − ${before.toFixed(0)}; ${resting.toFixed(0)} once all is collected`,
    },
    {
      what: '  answers of 5xx',
      value: broken.reduce((sum, [, times]) => sum + times, 0),
      most: 0,
      beside: `${tally.join(', ')}; ${waves} times in ${seconds.toFixed(1)} s, ${(bytes / MIB).toFixed(0)} MiB; the sender busy ${(busy * 100).toFixed(0)} %`,
    },
  ]
}

/** Milliseconds between two moments at which somebody might ask. */
const MOMENT_MS = 20

/** How long whoever asks at any moment waits: one answer of a second is waited for by fifty, and a stop shows that the answers alone hide. */
const atAnyMoment = (answers: readonly number[]): readonly number[] =>
  answers.flatMap((ms) => Array.from({ length: Math.ceil(ms / MOMENT_MS) }, (_, i) => ms - i * MOMENT_MS))

/** How long somebody waited, as a share of what is borne: a second, or three times as long as without the attack where that is more. */
function waited(what: string, idle: readonly number[], during: readonly number[], more = ''): Figure {
  const [calm, busy] = [percentile(idle, 0.95), percentile(during, 0.95)]
  const moments = `at any moment p95 ${percentile(atAnyMoment(during), 0.95).toFixed(0)}, the longest ${Math.max(...during).toFixed(0)} ms`
  return {
    what,
    value: Math.min(busy / 1000, busy / calm / 3),
    most: 1,
    beside: `${busy.toFixed(1)} ÷ ${calm.toFixed(1)} ms of ${during.length} answers; ${moments}${more && `; ${more}`}`,
  }
}
