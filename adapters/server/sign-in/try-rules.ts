import type { TryRule } from '@osh/core/auth/tries.ts'
import type { Rate } from '../request/asking-limit.ts'

/** How much a caller without an account may try, and how much is mailed to strangers; of each, how often it is free and how long one waits beyond that. */
export type TryRules = {
  /** Wrong passwords of an account, from wherever it was not signed in before. */
  readonly account: TryRule
  /** Wrong passwords of an account from a browser that it was signed in at. */
  readonly device: TryRule
  /** Wrong passwords from an address, of all accounts together. */
  readonly address: TryRule
  /** Accounts that are made from an address. */
  readonly registration: TryRule
  /** Requests that an address writes without an account. */
  readonly request: TryRule
  /** Codes that are sent to an e-mail. */
  readonly codeMail: TryRule
  /** Mails of other people's choosing that an e-mail gets. */
  readonly mailTo: TryRule
  /** Mails that a person sends to e-mails of their choosing. */
  readonly mailBy: TryRule
  /** The same of all members of a company. */
  readonly mailOf: TryRule
  /** Companies that a person makes. */
  readonly companyBy: TryRule
  /** Openings of a link for an inspector, each of which is kept. */
  readonly opening: TryRule
  /** Codes that an address asks for or tries. */
  readonly code: TryRule
  /** Requests of an address without an account, of any kind, on this server; one more each `1 / perSecond`. */
  readonly asking: Rate
  /** Requests of one person who is signed in, on each server. */
  readonly working: Rate
}

const MINUTES = 60
const HOUR = 3600
const DAY = 24 * HOUR

export const usualRules: TryRules = {
  account: { free: 5, firstWait: 30, longestWait: 15 * MINUTES, regain: HOUR },
  device: { free: 10, firstWait: 30, longestWait: 15 * MINUTES, regain: HOUR },
  address: { free: 100, firstWait: 30, longestWait: 15 * MINUTES, regain: 9 },
  registration: { free: 20, firstWait: MINUTES, longestWait: HOUR, regain: 3 * MINUTES },
  request: { free: 20, firstWait: 3 * MINUTES, longestWait: HOUR, regain: 3 * MINUTES },
  codeMail: { free: 3, firstWait: 10 * MINUTES, longestWait: HOUR, regain: 20 * MINUTES },
  mailTo: { free: 5, firstWait: HOUR, longestWait: DAY, regain: 4 * HOUR },
  mailBy: { free: 30, firstWait: HOUR, longestWait: DAY, regain: HOUR },
  mailOf: { free: 60, firstWait: HOUR, longestWait: DAY, regain: HOUR },
  companyBy: { free: 20, firstWait: HOUR, longestWait: DAY, regain: DAY },
  opening: { free: 60, firstWait: MINUTES, longestWait: 10 * MINUTES, regain: MINUTES },
  code: { free: 20, firstWait: 3 * MINUTES, longestWait: HOUR, regain: 3 * MINUTES },
  asking: { atOnce: 600, perSecond: 10 },
  working: { atOnce: 6000, perSecond: 100 },
}
