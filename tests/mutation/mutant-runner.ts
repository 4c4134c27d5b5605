import { TestRunner } from 'vitest'
import { type Switches, switches } from './switches.ts'

type Task = Parameters<typeof TestRunner.getTestFn>[0]
type RunTest = Parameters<TestRunner['onAfterTryTask']>[0]

/** What a test did to mutants, as the run reads it from `meta`. `atLoad`: reached outside every test. */
export type Tried = {
  readonly reached: readonly number[]
  readonly killed: readonly number[]
  readonly late: readonly number[]
  readonly atLoad: readonly number[]
}

/** Of how many mutants one is tried. */
const ONE_IN = Number(process.env.MUTANTS_ONE_IN)

/** How much longer than usual a test may go on under a mutant, in switches asked. */
const PATIENCE = { times: 50, more: 20_000 }

/** Runs each test as it is, then once more under every mutant that it has reached and that no one has killed yet. */
export default class MutantRunner extends TestRunner {
  async runTask(test: Task & RunTest): Promise<void> {
    const run = TestRunner.getTestFn(test)
    const state = switches()
    const atLoad = state.drain()
    await run()
    const usual = state.asked
    const reached = state.drain()
    const [killed, late]: [number[], number[]] = [[], []]
    for (const id of reached) {
      if (id % ONE_IN !== 0 || state.decided.has(id)) continue
      const outcome = await underMutant(state, id, usual * PATIENCE.times + PATIENCE.more, run)
      if (outcome === 'survived') continue
      state.decided.add(id)
      ;(outcome === 'killed' ? killed : late).push(id)
    }
    state.drain()
    Object.assign(test.meta, { mutants: { reached, killed, late, atLoad } satisfies Tried })
  }
}

async function underMutant(
  state: Switches,
  id: number,
  limit: number,
  run: () => unknown,
): Promise<'killed' | 'late' | 'survived'> {
  state.put(id, limit)
  try {
    await run()
    return state.late ? 'late' : 'survived'
  } catch (error) {
    const timedOut = error instanceof Error && error.message.startsWith('Test timed out')
    return state.late || timedOut ? 'late' : 'killed'
  } finally {
    state.put(null, Number.POSITIVE_INFINITY)
  }
}
