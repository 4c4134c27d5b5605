import { startTestServer } from '../database.ts'
import { measureSlowness } from '../patience.ts'
import type { Launch } from './child.ts'
import { closingLines, crashed, exitCode, noTotals, sum, type Totals } from './totals.ts'

/** A part of a run, under its name. */
export type Part = { readonly name: string; readonly run: (launch: Launch) => Promise<Totals> }

/** After so many failures, or so long, a run goes no further: it would tell little more. */
const MOST_FAILURES = 10
const MOST_MS = 60 * 60_000

/**
 * Runs the lanes side by side, the parts of each one after the other, on one PostgreSQL, says of each part how long it took, and at the end what
 * failed and why. The exit code of the process is 0 where nothing has.
 */
export async function runLanes(lanes: readonly (readonly Part[])[], mostMs = MOST_MS): Promise<void> {
  console.log(`This machine is ${measureSlowness().toFixed(1)} times slower than a quiet one.`)
  const began = performance.now()
  const over = AbortSignal.timeout(mostMs)
  const totals = await onDatabase(async () => {
    let failures = 0
    const runLane = async (parts: readonly Part[]): Promise<Totals> => {
      const ended: Totals[] = []
      for (const part of parts) {
        const stopped = over.aborted ? `after ${mostMs / 60_000} minutes` : `after ${failures} failures`
        if (over.aborted || failures >= MOST_FAILURES) {
          ended.push(crashed(part.name, `the run was stopped ${stopped}`))
          continue
        }
        const one = await timed(part, { signal: over })
        failures += one.failures.length
        ended.push(one)
      }
      return sum(ended)
    }
    return sum(await Promise.all(lanes.map(runLane)))
  })
  console.log(`all: ${inSeconds(began)}`)
  console.log(closingLines(totals))
  process.exitCode = exitCode(totals)
}

/** What PostgreSQL said last is shown where something failed. */
async function onDatabase(work: () => Promise<Totals>): Promise<Totals> {
  const server = await startTestServer().catch((error: unknown) => String(error))
  if (typeof server === 'string') return crashed('PostgreSQL', server)
  try {
    const totals = await work()
    if (totals.failures.length > 0) console.log(await server.lastWords())
    return totals
  } finally {
    await server.stop()
  }
}

async function timed({ name, run }: Part, launch: Launch): Promise<Totals> {
  const began = performance.now()
  const totals = await run(launch).catch((error: unknown) => ({
    ...noTotals,
    ...crashed(name, error instanceof Error ? (error.stack ?? error.message) : String(error)),
  }))
  console.log(`${name}: ${inSeconds(began)}, ${totals.failures.length} failed`)
  return totals
}

const inSeconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`
