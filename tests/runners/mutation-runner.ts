import { run } from './child.ts'
import type { Totals } from './totals.ts'

/** Changes the rules of core in small ways, of five ways one; too many that no test notices are one failure. */
export async function runMutation(): Promise<Totals> {
  const { code, output } = await run('node', ['tests/mutation/mutate.ts', '--one-in', '5'])
  console.log(output)
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['mutants: told above'] }
}
