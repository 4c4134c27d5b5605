import type { StoredUser } from '@osh/core/auth/account-store.ts'
import { noRefusedAsks } from '@osh/core/auth/refused-asks.ts'
import type { CompanyDirectory, CompanyLookup } from '@osh/core/companies/company-directory.ts'
import { findKnownOrganisation } from '@osh/core/companies/known-organisations.ts'
import type { ActivityRequest } from '@osh/core/companies/parse-activity-request.ts'
import { nothingOnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import { openFeed } from '@osh/core/news/news-feed.ts'
import { noEarlierReads } from '@osh/core/records/earlier-reads.ts'
import { makeRequirementDesk } from '@osh/core/requirements/requirement-desk.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { SessionId } from '@osh/core/shared/identity.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { makeKeptGroups } from '../browser-files/kept-groups.ts'
import { BrowserSession, type Locks, type StorageEvents } from '../http/session/browser-session.ts'
import { makeMemberDesk } from '../members/member-desk.ts'
import type { Actor } from '../memory/ledger.ts'
import { makeLedgerRecords, makeLedgerStorage } from '../memory/memory-storage.ts'
import { emptyState, type State } from '../memory/state.ts'
import { renderNews } from '../news/render-news.ts'
import { bringProposals } from '../proposals/bring-proposals.ts'
import { makeLocalAccounts } from './local-accounts.ts'
import {
  LocalDocumentFiles,
  makeLocalCatalogue,
  makeLocalEditions,
  makeLocalIssuer,
  makeLocalLaw,
  type Press,
} from './local-documents.ts'
import { makeLocalEvidenceFiles } from './local-evidence.ts'
import { makeLocalImports } from './local-imports.ts'
import { LocalLedger, STATE_KEY } from './local-ledger.ts'
import { LocalMemoFiles, type RenderMemo } from './local-memo-files.ts'
import { LocalOwnForms } from './local-own-forms.ts'
import { makeLocalOwnSignIns } from './local-own-sign-ins.ts'
import { USUAL_ROUNDS } from './local-passwords.ts'
import { issueToken, makeRefreshToken } from './local-tokens.ts'

/** What an empty browser begins with, and who is signed in there at once. */
export type FirstOpening = {
  readonly user: Pick<StoredUser, 'id' | 'email'>
  /** The one of that user's refresh token. */
  readonly session: SessionId
  /** The state, with the session of that user's refresh token open. */
  state(refreshToken: string): Promise<State>
}

export type LocalBrowser = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly clock: Clock
  readonly render: RenderMemo
  /** The forms library; without it there are no forms. */
  readonly press?: Press
  /** Without it the browser begins empty and signed out. */
  readonly first?: FirstOpening
  /** Called when what an older version of the program had kept is thrown away. */
  readonly discarded?: () => void
  /** How often a password is hashed over; only tests ask for less than usual. */
  readonly passwordRounds?: number
  readonly locks?: Locks | null
  readonly events?: StorageEvents | null
}

/** Everything that the page asks of the outside, kept in this browser alone: the `Outside` of ui/app. */
export function makeLocalOutside({
  storage,
  clock,
  render,
  press = refuseForms,
  first,
  passwordRounds = USUAL_ROUNDS,
  ...browser
}: LocalBrowser) {
  const locks = browser.locks === undefined ? findOwnLocks() : browser.locks
  const events = browser.events === undefined ? findOwnEvents() : browser.events
  const session: BrowserSession = new BrowserSession({
    storage,
    refresh: (token) => accounts.refresh(token),
    locks,
    events,
  })
  const beginning = beginFirst(storage, session, first)
  const discarded = (): void => {
    session.clear()
    browser.discarded?.()
  }
  const ledger = new LocalLedger({ storage, locks, discarded, first: beginning })
  const kept = makeLedgerStorage(ledger, clock)
  const accounts = makeLocalAccounts(kept, clock, passwordRounds)
  const records = makeLedgerRecords(ledger, clock, makeActor(session))
  if (first) addFree(records.companies)
  const desk = { members: records.members, offers: kept.offers, clock }
  const memberDesk = makeMemberDesk({ ...desk, mailing: null })
  return {
    clock,
    session,
    earlierReads: noEarlierReads,
    refusedAsks: noRefusedAsks,
    accounts,
    sentCodes: null,
    emailChange: null,
    ownEmail: null,
    secondFactor: null,
    support: null,
    records,
    example: null,
    companyLookup: bundledLookup,
    news: openFeed(kept.news, makeActor(session), renderNews),
    personalFiles: null,
    journalFiles: null,
    mailService: { isSending: async () => false },
    calendarDesk: null,
    pushDesk: null,
    importDesk: makeLocalImports(records.imports),
    inspectionDesk: null,
    requirementDesk: makeRequirementDesk(records, bringProposals),
    operatorMails: null,
    billing: null,
    operatorBilling: null,
    newsDesk: null,
    requestDesk: null,
    memberDesk,
    memberships: memberDesk,
    ownSignIns: makeLocalOwnSignIns({ kept, session, clock, rounds: passwordRounds }),
    activityRequests: {
      add: (request: ActivityRequest) => kept.activityRequests.add(request, null),
    },
    memoFiles: new LocalMemoFiles(records, render),
    templates: makeLocalCatalogue(records, clock, press),
    documentIssuer: makeLocalIssuer(records, clock, press),
    lawDesk: makeLocalLaw(records, clock, press),
    editions: makeLocalEditions(records, clock, press),
    documentFiles: new LocalDocumentFiles(records, press),
    ownForms: new LocalOwnForms(records.ownForms, press),
    evidenceFiles: makeLocalEvidenceFiles(records, clock),
    openedGroups: makeKeptGroups(storage),
    onThisDevice: nothingOnThisDevice,
  }
}

/** Nothing ends in a demo: there is no one to pay. */
function addFree(companies: CompanyDirectory): void {
  const { add } = companies
  Object.assign(companies, { add: (input: Parameters<typeof add>[0]) => add({ ...input, free: true }) })
}

const refuseForms: Press = async () => ({
  templates: [],
  listMissing: async () => [],
  check: () => Promise.reject(new Error('there are no forms')),
  readSample: () => Promise.reject(new Error('there are no forms')),
  readEditable: () => Promise.reject(new Error('there are no forms')),
  print: () => Promise.reject(new Error('there are no forms')),
  preview: () => Promise.reject(new Error('there are no forms')),
})

/** Signs the first user in where nothing has been kept yet; the page waits while the state is made. */
function beginFirst(
  storage: LocalBrowser['storage'],
  session: BrowserSession,
  first: FirstOpening | undefined,
): () => Promise<State> {
  if (!first) return async () => emptyState
  const refreshToken = makeRefreshToken()
  if (storage.getItem(STATE_KEY) === null)
    session.begin({ accessToken: issueToken(first.user, first.session), refreshToken })
  return () => first.state(session.readTokens()?.refreshToken ?? refreshToken)
}

const makeActor =
  (session: BrowserSession): Actor =>
  () => {
    const user = session.readUserId()
    if (!user) throw new Unavailable(401)
    return user
  }

const bundledLookup: CompanyLookup = {
  findByInn: async ({ inn }) => {
    const found = findKnownOrganisation(inn)
    return found ? ok(found) : err({ code: 'lookup/not-configured' })
  },
}

export function findOwnLocks(): Locks | null {
  const locks = globalThis.navigator?.locks
  return locks ? { request: (name, work) => locks.request(name, work) as ReturnType<typeof work> } : null
}

export const findOwnEvents = (): StorageEvents | null => (typeof window === 'undefined' ? null : window)
