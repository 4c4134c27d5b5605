import { type TryRules, usualRules } from '#adapters/server/sign-in/try-rules.ts'

const often = { free: 1_000_000, firstWait: 30, longestWait: 900, regain: 1 }

/** For tests that register and sign in hundreds of people from one address. */
export const roomyRules: TryRules = {
  ...usualRules,
  address: often,
  registration: often,
  mailTo: often,
  mailBy: often,
  mailOf: often,
  papersTo: often,
  papersBy: often,
  papersOf: often,
  ownCode: often,
  companyBy: often,
  code: often,
  asking: { atOnce: 1_000_000, perSecond: 1_000_000 },
  working: { atOnce: 1_000_000, perSecond: 1_000_000 },
}
