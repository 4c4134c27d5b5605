import { randomInt } from 'node:crypto'

/** The one of every run, unless another is asked for. */
export const usualSeed = 20_261_128

/**
 * What chance in tests begins with: the same in each run, so that a test fails for what was changed and not for the day.
 * `OSH_TEST_SEEDS=random`, as the long run has it, takes another each time; a number there is the seed of a run that failed.
 */
export const seed: number = chooseSeed(process.env.OSH_TEST_SEEDS)

function chooseSeed(asked: string | undefined): number {
  if (asked === 'random') return randomInt(2 ** 31)
  return asked ? Number(asked) : usualSeed
}
