import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { root } from '../../runners/child.ts'
import { type Figure, median } from '../figure.ts'
import { sized } from '../size.ts'

type Took = Readonly<Record<string, number>>
type Tree = { readonly child: ChildProcess; turn(rows: number): Promise<Took> }

const SIZES = [
  { rows: sized(300, 10), rounds: sized(21, 1) },
  { rows: sized(5000, 50), rounds: sized(5, 1) },
]
const ALONE = [
  'complete one obligation',
  'appoint',
  'dismiss',
  'change the company',
  'rename a department',
  'add a position',
]

/**
 * Commands over PostgreSQL, without HTTP. Alone: how a row's cost grows from 300 rows to 5,000, the most that a memo takes. With `--against DIR`,
 * another checkout that has this bench and its node_modules: how much longer each command takes than there, in turns.
 */
export async function commandTimes(): Promise<readonly Figure[]> {
  const at = process.argv.indexOf('--against')
  const other = at < 0 ? null : process.argv[at + 1]
  const own = await open(root)
  const their = other ? await open(resolve(other)) : null
  try {
    const seen = []
    for (const size of SIZES) seen.push({ ...size, turns: await inTurns(size, own, their) })
    return their === null ? growth(seen) : ratios(seen)
  } finally {
    await Promise.all([own, their].map((tree) => tree && closed(tree)))
  }
}

type Turn = { readonly own: Took; readonly their: Took }
type Seen = { readonly rows: number; readonly turns: readonly Turn[] }

/** The first turn of a size only warms up; who begins changes from turn to turn. */
async function inTurns(
  { rows, rounds }: { rows: number; rounds: number },
  own: Tree,
  their: Tree | null,
): Promise<readonly Turn[]> {
  const turns: Turn[] = []
  for (let i = 0; i <= rounds; i++) {
    const late = i % 2 ? await their?.turn(rows) : undefined
    const mine = await own.turn(rows)
    turns.push({ own: mine, their: late ?? (await their?.turn(rows)) ?? {} })
  }
  return turns.slice(1)
}

const medianOf = (turns: readonly Turn[], by: (turn: Turn) => number | undefined): number =>
  median(turns.map((turn) => by(turn) ?? Number.NaN))

function ratios(seen: readonly Seen[]): readonly Figure[] {
  return seen.flatMap(({ rows, turns }) =>
    comparable(turns[0]).map((what) => {
      const [own, their] = [
        medianOf(turns, (turn) => turn.own[what]),
        medianOf(turns, (turn) => turn.their[what]),
      ]
      return {
        what: `${what}, ${rows} rows: here ÷ there`,
        value: medianOf(turns, (turn) => (turn.own[what] ?? Number.NaN) / (turn.their[what] ?? Number.NaN)),
        most: 1.15,
        beside: `${own.toFixed(1)} ÷ ${their.toFixed(1)} ms`,
      }
    }),
  )
}

/** What both checkouts can do: an older one knows fewer commands. */
const comparable = (turn: Turn | undefined): readonly string[] =>
  Object.keys(turn?.own ?? {}).filter((what) => what in (turn?.their ?? {}))

function growth(seen: readonly Seen[]): readonly Figure[] {
  const [few, many] = seen
  if (!few || !many) return []
  return Object.keys(few.turns[0]?.own ?? {}).map((what) => {
    const [less, more] = [few, many].map(({ turns }) => medianOf(turns, (turn) => turn.own[what]))
    const [some, all] = [less ?? Number.NaN, more ?? Number.NaN]
    const beside = `${all.toFixed(1)} ms with ${many.rows}, ${some.toFixed(1)} with ${few.rows}`
    if (ALONE.includes(what)) return { what: `${what}, ms`, value: some, beside }
    return {
      what: `${what}, a row: ${many.rows} ÷ ${few.rows}`,
      value: all / many.rows / (some / few.rows),
      most: 1.2,
      beside,
    }
  })
}

async function open(directory: string): Promise<Tree> {
  const child = fork(resolve(directory, 'tests/bench/commands/turn.ts'), { cwd: directory })
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`the commands of ${directory} ended`)),
  )
  ended.catch(() => undefined)
  const said = async (): Promise<Took> => {
    const [message] = await Promise.race([once(child, 'message'), ended])
    return message
  }
  await said()
  return {
    child,
    turn: (rows) => {
      const took = said()
      child.send(rows)
      return took
    },
  }
}

async function closed({ child }: Tree): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
