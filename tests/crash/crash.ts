import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pause } from '#tests/patience.ts'
import { killFirstStarts } from './first-starts.ts'
import { Victim } from './victim.ts'
import { Writer } from './writer.ts'

/**
 * `npm run test:crash [-- --kills N]`: kills the server and its database in turn, N times (1000), while four people
 * write; whatever was acknowledged must be there afterwards: looked for after every tenth kill. First starts are killed too.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } })
const wanted = Number(values.kills)
const WRITERS = 4
const FIRST_STARTS = Math.min(12, wanted)

type Outcome = { readonly acknowledged: number; readonly lost: number }

async function killWhileWriting(victim: Victim): Promise<Outcome> {
  await victim.launch()
  const writers = Array.from({ length: WRITERS }, (_, i) => new Writer(victim, `writer-${i}`))
  for (const writer of writers) await writer.settle()
  let lost = 0
  for (let kill = 1; kill <= wanted && lost === 0; kill++) {
    await writeAndKill(victim, writers, kill % 2 === 0 ? 'database' : 'server')
    if (kill % 10 > 0 && kill < wanted) continue
    lost = await total(writers, (writer) => writer.lost())
    console.log(`${kill} kills, ${acknowledgedBy(writers)} acknowledged writes so far, ${lost} lost`)
  }
  lost += await total(writers, (writer) => writer.lostAccounts())
  await victim.stop()
  return { acknowledged: acknowledgedBy(writers), lost }
}

async function writeAndKill(
  victim: Victim,
  writers: readonly Writer[],
  which: 'server' | 'database',
): Promise<void> {
  const ending = new AbortController()
  const writing = Promise.all(writers.map((writer) => writer.writeUntil(ending.signal)))
  await Promise.race([pause(200 + Math.random() * 800), writing])
  if (which === 'database') await victim.killDatabase()
  else {
    await victim.killServer()
    await victim.launch()
  }
  await pause(20)
  await victim.healthy()
  ending.abort()
  await writing
}

const acknowledgedBy = (writers: readonly Writer[]): number =>
  writers.reduce((all, { acknowledged }) => all + acknowledged, 0)

async function total(
  writers: readonly Writer[],
  count: (writer: Writer) => Promise<number>,
): Promise<number> {
  const counts = await Promise.all(writers.map(count))
  return counts.reduce((all, one) => all + one, 0)
}

const directory = await mkdtemp(join(tmpdir(), 'osh-crash-'))
const victim = new Victim(directory)
try {
  const early = await killFirstStarts(FIRST_STARTS)
  const { acknowledged, lost } = await killWhileWriting(victim)
  console.log(`${early + wanted} kills, ${acknowledged} acknowledged writes, ${lost} lost`)
  process.exitCode = lost === 0 && acknowledged > 0 ? 0 : 1
} finally {
  await victim.stop()
  await rm(directory, { recursive: true, force: true })
}
