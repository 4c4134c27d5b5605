import type { TryRule } from '@osh/core/auth/tries.ts'
import { DAY, HOUR, MINUTE } from '@osh/core/shared/dates/instant.ts'
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
  /** Mails with papers that an e-mail gets, of whomever. */
  readonly papersTo: TryRule
  /** Mails with papers that a person sends, in all of their companies. */
  readonly papersBy: TryRule
  /** The same of all members of a company. */
  readonly papersOf: TryRule
  /** Codes that go to the address of an account, asked for by whoever is signed in to it. */
  readonly ownCode: TryRule
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

export const usualRules: TryRules = {
  account: { free: 5, firstWait: 30, longestWait: 15 * MINUTE, regain: HOUR },
  device: { free: 10, firstWait: 30, longestWait: 15 * MINUTE, regain: HOUR },
  address: { free: 100, firstWait: 30, longestWait: 15 * MINUTE, regain: 9 },
  registration: { free: 20, firstWait: MINUTE, longestWait: HOUR, regain: 3 * MINUTE },
  request: { free: 20, firstWait: 3 * MINUTE, longestWait: HOUR, regain: 3 * MINUTE },
  codeMail: { free: 3, firstWait: 10 * MINUTE, longestWait: HOUR, regain: 20 * MINUTE },
  mailTo: { free: 5, firstWait: HOUR, longestWait: DAY, regain: 4 * HOUR },
  mailBy: { free: 30, firstWait: HOUR, longestWait: DAY, regain: HOUR },
  mailOf: { free: 60, firstWait: HOUR, longestWait: DAY, regain: HOUR },
  papersTo: { free: 20, firstWait: HOUR, longestWait: DAY, regain: HOUR },
  papersBy: { free: 200, firstWait: 10 * MINUTE, longestWait: DAY, regain: DAY / 200 },
  papersOf: { free: 200, firstWait: 10 * MINUTE, longestWait: DAY, regain: DAY / 200 },
  ownCode: { free: 5, firstWait: HOUR, longestWait: DAY, regain: 4 * HOUR },
  companyBy: { free: 20, firstWait: HOUR, longestWait: DAY, regain: DAY },
  opening: { free: 60, firstWait: MINUTE, longestWait: 10 * MINUTE, regain: MINUTE },
  code: { free: 20, firstWait: 3 * MINUTE, longestWait: HOUR, regain: 3 * MINUTE },
  asking: { atOnce: 600, perSecond: 10 },
  working: { atOnce: 6000, perSecond: 100 },
}
