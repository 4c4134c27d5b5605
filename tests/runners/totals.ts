export type Totals = { readonly passed: number; readonly failed: number }

/** A runner that could not do its work. */
export const crashed: Totals = { passed: 0, failed: 1 }

export const sum = (totals: readonly Totals[]): Totals => ({
  passed: totals.reduce((all, { passed }) => all + passed, 0),
  failed: totals.reduce((all, { failed }) => all + failed, 0),
})

/** A runner that ended badly without a failed test of its own has failed as a whole. */
export const judged = (totals: Totals, code: number): Totals =>
  code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals

/** Nothing that ran is no success. */
export const exitCode = ({ passed, failed }: Totals): number => (failed > 0 || passed === 0 ? 1 : 0)

/** The closing line of a run. */
export const closingLine = ({ passed, failed }: Totals): string => `${passed} passed, ${failed} failed`
