/** What one measure found: a number, mostly a ratio, with the target beside it. */
export type Figure = {
  readonly what: string
  readonly value: number
  /** The target: no less, or no more. A figure without one is only shown. */
  readonly least?: number
  readonly most?: number
  /** What the number was made of. */
  readonly beside: string
}

/** Null for a figure without a target. */
export function passes({ value, least, most }: Figure): boolean | null {
  if (least === undefined && most === undefined) return null
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity)
}

export function lineOf(figure: Figure): string {
  const { what, value, least, most, beside } = figure
  const target = least !== undefined ? `≥ ${least}` : most !== undefined ? `≤ ${most}` : ''
  const passed = passes(figure)
  const verdict = passed === null ? '      ' : passed ? 'ok    ' : 'MISSED'
  return `${verdict} ${what.padEnd(64)} ${value.toFixed(2).padStart(9)}  ${target.padEnd(8)} ${beside}`
}

/** The least number that so much of them does not exceed: 0.95 for p95; NaN of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

/** The middle of the numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]]
  return (low + high) / 2
}
