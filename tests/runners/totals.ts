/** A test that failed, or a runner: what it is called, and the first lines of why, with its picture where a page has one. */
export type Failure = { readonly name: string; readonly lines: readonly string[] }

/** `retried`: the names of tests that passed when they were tried a second time. */
export type Totals = {
  readonly passed: number
  readonly failures: readonly Failure[]
  readonly retried: readonly string[]
}

/** Of a failure no more is shown at the end: the whole stands where it happened. */
const MOST_LINES = 8
const MOST_OF_LINE = 300
/** A runner of tests colours what it says. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

export const describeFailure = (name: string, text: string): Failure => ({
  name,
  lines: text
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, MOST_OF_LINE)),
})

export const noTotals: Totals = { passed: 0, failures: [], retried: [] }

/** A runner that could not do its work. */
export const crashed = (name: string, why = ''): Totals => ({
  ...noTotals,
  failures: [describeFailure(`${name}: did not run to its end`, why)],
})

export const sum = (totals: readonly Totals[]): Totals => ({
  passed: totals.reduce((all, { passed }) => all + passed, 0),
  failures: totals.flatMap(({ failures }) => failures),
  retried: totals.flatMap(({ retried }) => retried),
})

/** A runner that ended badly without a failed test of its own has failed as a whole. */
export const judged = (name: string, totals: Totals, code: number): Totals =>
  code !== 0 && totals.failures.length === 0
    ? { ...totals, failures: [describeFailure(`${name}: ended with ${code}`, '')] }
    : totals

/** Nothing that ran is no success. */
export const exitCode = ({ passed, failures }: Totals): number =>
  failures.length > 0 || passed === 0 ? 1 : 0

/** What a run ends with: what failed and why, what was tried twice, and the closing line. */
export const closingLines = ({ passed, failures, retried }: Totals): string =>
  [
    ...failures.flatMap(({ name, lines }) => [`FAILED ${name}`, ...lines.map((line) => `    ${line}`)]),
    `retried: ${retried.length}`,
    ...retried.map((name) => `    ${name}`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
