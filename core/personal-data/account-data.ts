import type { SignedInDevice } from '../auth/own-sign-ins.ts'
import type { Account } from '../auth/profile.ts'
import type { Filtered } from '../deadline-tables/row-filter.ts'
import type { KeptMail } from '../mail/mail.ts'
import type { NoticeSettings } from '../notices/feed/notice-settings.ts'
import type { PushAddress } from '../push/push-device.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId, SessionId } from '../shared/identity.ts'
import type { Message } from '../support/message.ts'

/** A company whose member the person is, and what they want its tables to begin with. */
export type OwnCompany = {
  readonly id: CompanyId
  readonly name: string
  readonly isOwner: boolean
  /** Null where no one has noted it. */
  readonly since: Instant | null
  readonly savedFilters: readonly Filtered[]
  readonly notices: NoticeSettings
}

/** How often the journal of a company has a command by the person's hand; what it was about is the company's. */
export type OwnWork = {
  readonly companyId: CompanyId
  readonly command: string
  readonly times: number
  readonly first: Instant
  readonly last: Instant
}

/** Where the notices of a sign-in's device go. */
export type OwnPushDevice = Pick<PushAddress, 'endpoint'> & { readonly session: SessionId }

/** What is kept of a person with an account, beside the account and its sign-ins. */
export interface AccountTraces {
  /** When the account was made; null where no one has noted it. */
  findRegistrationMoment(): Promise<Instant | null>
  /** In the order in which they were made. */
  listCompanies(): Promise<readonly OwnCompany[]>
  /** In the companies whose member they are, by company and command. */
  listWork(): Promise<readonly OwnWork[]>
  /** To the account, oldest first. */
  listMails(): Promise<readonly KeptMail[]>
  /** Of their conversations with the support, in the order in which they were said. */
  messages(): Promise<readonly Message[]>
  /** By sign-in. */
  listPushDevices(): Promise<readonly OwnPushDevice[]>
}

/** All that is kept of a person with an account. No secret: a password and tokens are kept as hashes. */
export type AccountData = {
  readonly account: Account
  readonly registeredAt: Instant | null
  readonly signIns: readonly SignedInDevice[]
  readonly companies: readonly OwnCompany[]
  readonly work: readonly OwnWork[]
  readonly mails: readonly KeptMail[]
  readonly messages: readonly Message[]
  readonly pushDevices: readonly OwnPushDevice[]
}

type Sources = {
  readonly account: () => Promise<Account>
  readonly devices: () => Promise<readonly SignedInDevice[]>
  readonly traces: AccountTraces
}

/**
 * Collects what is kept of a person with an account, for the person. A request for an activity that names their e-mail is not theirs to
 * read: no one has proved that the e-mail is theirs.
 *
 * Law: 152-ФЗ, ст. 14.
 */
export const collectAccountData = async ({ account, devices, traces }: Sources): Promise<AccountData> => ({
  account: await account(),
  registeredAt: await traces.findRegistrationMoment(),
  signIns: await devices(),
  companies: await traces.listCompanies(),
  work: await traces.listWork(),
  mails: await traces.listMails(),
  messages: await traces.messages(),
  pushDevices: await traces.listPushDevices(),
})
