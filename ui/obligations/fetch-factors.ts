import type { FactorLookup } from '@osh/core/norms/factors.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'

export const findNoFactor: FactorLookup = () => null

/** The points of order 29н, which only screens with medical examinations need; throws `Unavailable` without them. */
export async function fetchFactors(): Promise<FactorLookup> {
  try {
    return (await import('@osh/core/norms/factors.ts')).findFactor
  } catch (cause) {
    throw new Unavailable(null, { cause })
  }
}
