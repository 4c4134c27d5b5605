/** Σ digit × weight, the weights repeated as often as needed. */
export const weigh = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, i) => sum + Number(digit) * (weights[i % weights.length] ?? 0), 0)

/** Remainder of a number too long to be exact as a JavaScript number. */
export const computeRemainder = (digits: string, divisor: number): number =>
  Number(BigInt(digits) % BigInt(divisor))

export const isAllZeros = (digits: string): boolean => /^0*$/.test(digits)
