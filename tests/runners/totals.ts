/** `failures`: the name of each test, or of the runner, that failed. */
export type Totals = { readonly passed: number; readonly failures: readonly string[] }

/** A runner that could not do its work. */
export const crashed = (name: string): Totals => ({
  passed: 0,
  failures: [`${name}: did not run to its end`],
})

export const sum = (totals: readonly Totals[]): Totals => ({
  passed: totals.reduce((all, { passed }) => all + passed, 0),
  failures: totals.flatMap(({ failures }) => failures),
})

/** A runner that ended badly without a failed test of its own has failed as a whole. */
export const judged = (name: string, totals: Totals, code: number): Totals =>
  code !== 0 && totals.failures.length === 0
    ? { ...totals, failures: [`${name}: ended with ${code}`] }
    : totals

/** Nothing that ran is no success. */
export const exitCode = ({ passed, failures }: Totals): number =>
  failures.length > 0 || passed === 0 ? 1 : 0

/** What a run ends with: what failed, a line each, and the closing line. */
export const closingLines = ({ passed, failures }: Totals): string =>
  [...failures.map((name) => `FAILED ${name}`), `${passed} passed, ${failures.length} failed`].join('\n')
