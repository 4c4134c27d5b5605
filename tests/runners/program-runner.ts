import { type Launch, run } from './child.ts'
import { describeFailure, noTotals, type Totals } from './totals.ts'

/** A program of ours that says by its exit code whether all was well: one passed or one failed test, with its last lines. */
export async function runProgram(
  name: string,
  args: readonly string[],
  launch: Launch = {},
): Promise<Totals> {
  const { code, output } = await run('node', args, launch)
  console.log(output)
  if (code === 0) return { ...noTotals, passed: 1 }
  const lastLines = output.trimEnd().split('\n').slice(-8).join('\n')
  return { ...noTotals, failures: [describeFailure(`${name}: ended with ${code}`, lastLines)] }
}
