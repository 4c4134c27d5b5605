import { join } from 'node:path'
import { sendOwnCode } from '@osh/core/account/own-email.ts'
import type { UserId } from '@osh/core/auth/account.ts'
import { makeProveSelf, type OwnProofNeeds } from '@osh/core/auth/own-proof.ts'
import { makeOwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import type { Passwords } from '@osh/core/auth/sign-in.ts'
import type { SigningKeys } from '@osh/core/auth/signing-keys.ts'
import type { CompanyLookup } from '@osh/core/companies/company-directory.ts'
import type { NewJob } from '@osh/core/jobs/job.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { type Context, Hono } from 'hono'
import type { DrawForm } from '#adapters/documents/form/draw-form.ts'
import { noSite, type Site } from '#adapters/landing/site.ts'
import type { SheetReader } from '#adapters/sheets/sheet-reader.ts'
import { serviceCalls } from '#adapters/wire/service-calls.ts'
import { makeAccess } from './access.ts'
import { makeApi } from './api.ts'
import { BodyRoom } from './heavy/body-room.ts'
import { HeavyWork } from './heavy/heavy-work.ts'
import { ConversationChanges } from './live/conversation-changes.ts'
import { makeExamples } from './open-example.ts'
import { addCalendarFileRoute } from './public/calendar-route.ts'
import { addDemoPages } from './public/demo-pages.ts'
import { FormPictures } from './public/form-pictures.ts'
import { addInspectionRoute } from './public/inspection-route.ts'
import { NewsSource } from './public/news-source.ts'
import { addPublicPages } from './public/public-pages.ts'
import { unsubscribeRoutes } from './public/unsubscribe-routes.ts'
import { makeAskingLimit } from './request/asking-limit.ts'
import { makeAddressOf, type TrustedProxies, trustNoProxies } from './request/client-address.ts'
import { type Log, requestLog } from './request-log.ts'
import { ApplicationPage } from './response/application-page.ts'
import { answerBroken, refuseUnknownPath } from './response/problems.ts'
import { setSecurityHeaders } from './response/security-headers.ts'
import { serveBuilt } from './response/static-files.ts'
import { addAccountRoutes } from './routes/account-routes.ts'
import { addCalendarRoutes } from './routes/calendar-routes.ts'
import { addCompanyRoutes } from './routes/company-routes.ts'
import { addDocumentFileRoutes } from './routes/documents/document-file-routes.ts'
import { addDocumentRoutes } from './routes/documents/document-routes.ts'
import { makeFormFinder } from './routes/documents/form-finder.ts'
import { addOwnFormRoutes } from './routes/documents/own-form-routes.ts'
import { addPaperRecordRoutes } from './routes/documents/paper-record-routes.ts'
import { addSendingRoutes } from './routes/documents/sending-routes.ts'
import { type Press, templateRoutes } from './routes/documents/template-routes.ts'
import { addCompanyArchiveRoutes } from './routes/erasure/company-archive-routes.ts'
import { addErasureRoutes } from './routes/erasure/erasure-routes.ts'
import { addPersonalDataRoutes } from './routes/erasure/personal-data-routes.ts'
import { addFactRoutes } from './routes/fact-routes.ts'
import { addFileLinkRoutes } from './routes/file-link-routes.ts'
import { addImportRoutes } from './routes/import-routes.ts'
import { addAttachedRoutes } from './routes/incidents/attached-routes.ts'
import { addDutyRoutes } from './routes/incidents/duty-routes.ts'
import { addEvidenceRoutes } from './routes/incidents/evidence-routes.ts'
import { addFigureRoutes } from './routes/incidents/figure-routes.ts'
import { addIncidentRoutes } from './routes/incidents/incident-routes.ts'
import { addMicrotraumaRoutes } from './routes/incidents/microtrauma-routes.ts'
import { addInspectionRoutes } from './routes/inspection-routes.ts'
import { addJournalRoutes } from './routes/journal-routes.ts'
import { addLookupRoutes } from './routes/lookup-routes.ts'
import { addMeasureRoutes } from './routes/measures/measure-routes.ts'
import { addMemberRoutes } from './routes/member-routes.ts'
import { addMemoFileRoutes, type PrintMemo } from './routes/memos/memo-file-routes.ts'
import { addMemoRoutes } from './routes/memos/memo-routes.ts'
import { addNewsRoutes } from './routes/news-routes.ts'
import { addNoticeCalendarRoutes } from './routes/notice-calendar-routes.ts'
import { addNoticeFeedRoutes } from './routes/notice-feed-routes.ts'
import { addNoticeRoutes } from './routes/notice-routes.ts'
import { addDeadlineRoutes } from './routes/obligations/deadline-routes.ts'
import { addObligationRoutes } from './routes/obligations/obligation-routes.ts'
import { addRegistryRoutes } from './routes/obligations/registry-routes.ts'
import { addOperatorBillingRoutes } from './routes/operator/operator-billing-routes.ts'
import { addOperatorMailRoutes } from './routes/operator/operator-mail-routes.ts'
import { operatorNewsRoutes } from './routes/operator/operator-news-routes.ts'
import { operatorRequestRoutes } from './routes/operator/operator-request-routes.ts'
import { addPushRoutes, type PushOffer } from './routes/push-routes.ts'
import { addRequirementRoutes } from './routes/requirements/requirement-routes.ts'
import { secondFactorRoutes } from './routes/second-factor-routes.ts'
import { addSentCodeRoutes } from './routes/sent-code-routes.ts'
import { addServiceRoutes } from './routes/service-routes.ts'
import { addAbsenceRoutes } from './routes/staff/absence-routes.ts'
import { addDepartmentRoutes } from './routes/staff/department-routes.ts'
import { addEmployeeRoutes } from './routes/staff/employee-routes.ts'
import { addPositionRoutes } from './routes/staff/position-routes.ts'
import { addResponsibilityRoutes } from './routes/staff/responsibility-routes.ts'
import { addOperatorSupportRoutes } from './routes/support/operator-support-routes.ts'
import { addSupportRoutes } from './routes/support/support-routes.ts'
import { addBillingRoutes, type PrintInvoice } from './routes/tariffs/billing-routes.ts'
import { addSubscriptionRoutes } from './routes/tariffs/subscription-routes.ts'
import { addTodayRoutes } from './routes/today-routes.ts'
import { type Condition, DiskFull, makeCondition } from './running/condition.ts'
import { makeSecurityLog, type WriteLine } from './security/security-log.ts'
import { makeAccessTokens } from './sign-in/access-tokens.ts'
import { makeAccounts } from './sign-in/accounts.ts'
import { isCommonPassword } from './sign-in/common-passwords.ts'
import { makeFileLinks } from './sign-in/file-links.ts'
import { makeKeyRing } from './sign-in/key-ring.ts'
import { makeKnownDevices } from './sign-in/known-devices.ts'
import { makeSignInLimits } from './sign-in/sign-in-limits.ts'
import { lookAtCode } from './sign-in/time-codes.ts'
import { type TryRules, usualRules } from './sign-in/try-rules.ts'
import { makeUnsubscribeLinks } from './sign-in/unsubscribe-links.ts'

export type AppNeeds = {
  readonly storage: Storage
  readonly clock: Clock
  readonly lookup: CompanyLookup
  readonly passwords: Passwords
  readonly printMemo: PrintMemo
  readonly printInvoice: PrintInvoice
  readonly readSheets: SheetReader['read']
  /** The forms library; loaded when it is first asked for. */
  readonly press: Press
  /** Draws what a form looks like, for those who have no account. */
  readonly drawForm: DrawForm
  /** The built pages; null serves none. */
  readonly staticDir: string | null
  readonly log: Log
  /** Whether mails are sent; they are kept, and not sent, unless said. */
  readonly isSending?: boolean
  /** By what browsers subscribe to notices; null: to none. */
  readonly push?: PushOffer | null
  /** Of what open streams are told; of nothing that others do unless said. */
  readonly changes?: ConversationChanges
  /** None unless said. */
  readonly proxies?: TrustedProxies
  /** What fails; its own unless said. */
  readonly condition?: Condition
  /** Where security events go; nowhere unless said. */
  readonly securityLines?: WriteLine
  /** The storage's own unless said. */
  readonly signingKeys?: SigningKeys
  /** What the pages for everyone say of whoever runs the service; nothing unless said. */
  readonly site?: Site
  /** The usual unless said. */
  readonly rules?: TryRules
  /** What is under way; its own unless said. */
  readonly heavyWork?: HeavyWork
  /** The memory for what is sent; its own unless said. */
  readonly bodyRoom?: BodyRoom
}

/** The server as a function from request to response; it holds no socket. */
export function makeApp({
  storage,
  clock,
  lookup,
  passwords,
  printMemo,
  printInvoice,
  readSheets,
  press,
  drawForm,
  staticDir,
  log,
  proxies = trustNoProxies,
  rules = usualRules,
  site = noSite,
  signingKeys = storage.signingKeys,
  condition = makeCondition(),
  securityLines = () => undefined,
  isSending = false,
  push = null,
  changes = new ConversationChanges(),
  heavyWork = new HeavyWork(),
  bodyRoom = new BodyRoom(),
}: AppNeeds): Hono {
  const { accounts, sessions, tries, access: companies, activityRequests } = storage
  const keys = makeKeyRing(signingKeys, clock)
  const tokens = makeAccessTokens(keys, clock)
  const fileLinks = makeFileLinks(keys, clock)
  const access = makeAccess({ tokens, fileLinks, companies, isSending })
  const limits = makeSignInLimits(tries, clock, rules)
  const addressOf = makeAddressOf(proxies)
  const devices = makeKnownDevices(keys, clock)
  const factorOf = (user: UserId) => storage.openRecords(user).factor
  const ownProof: OwnProofNeeds = {
    accounts,
    verify: (password, { passwordHash }) => passwords.verify(password, passwordHash),
    permit: (user) => limits.confirmation(user),
    look: (code, factor) => lookAtCode(code, factor, clock.now()),
  }
  const enqueue = (rows: readonly NewJob[]) => storage.jobs.enqueue(rows)
  const signIn = makeAccounts({
    store: accounts,
    factorOf,
    sessions,
    tokens,
    limits,
    devices,
    keys,
    passwords,
    clock,
    welcome: async (user) => {
      if (isSending)
        await sendOwnCode({ waitForOwnCode: limits.ownCode, enqueue, now: () => clock.now() }, user)
    },
  })

  const app = new Hono()
  app.use(requestLog(log, condition), setSecurityHeaders)
  app.use('/api/*', makeSecurityLog({ write: securityLines, keys, addressOf, clock }))
  app.onError(answerBroken)
  app.notFound(refuseUnknownPath)
  const waitOf = makeAskingLimit(rules.asking)
  const waitOfPerson = makeAskingLimit(rules.working)
  const waits = (c: Context): number => waitOf(addressOf(c))
  const api = makeApi({
    app,
    access,
    recordsOf: (user, opening) => storage.openRecords(user, opening),
    waits,
    waitsOf: (user) => waitOfPerson(String(user)),
    heavyWork,
    bodyRoom,
  })
  const page = staticDir === null ? null : new ApplicationPage(staticDir)
  if (page) app.use(serviceCalls.health.path, page.sayBuild)
  addServiceRoutes(api, async () => {
    await storage.ping().catch((error: unknown) => {
      throw condition.trouble() ? new Unavailable(503, { cause: new DiskFull() }) : error
    })
    return condition.trouble()
  })
  const ownSignIns = makeOwnSignIns({
    accounts,
    sessions,
    passwords,
    permit: (user) => limits.confirmation(user),
    isCommon: isCommonPassword,
    clock,
  })
  addAccountRoutes(api, { signIn, ownSignIns, addressOf, isSending })
  addPushRoutes(api, { devices: storage.pushDevices, clock, offer: push })
  secondFactorRoutes(api, { ownProof, commandsOf: factorOf })
  addSentCodeRoutes(api, {
    ...{ storage, clock, limits, passwords, addressOf, isSending },
    site: site.publicUrl,
  })
  addLookupRoutes(api, lookup, activityRequests, limits, addressOf, async (c) => {
    const caller = await access.caller(c)
    if (caller === null || !(await access.isSignedIn(caller))) return null
    const [open] = await storage.openRecords(caller.user).companies.list()
    return { user: caller.user, companyId: open?.id ?? null }
  })
  addCompanyRoutes(api, makeExamples({ storage, clock, press }), limits.company)
  addMemberRoutes(api, storage.offers, clock, site.publicUrl, limits.mail)
  addDepartmentRoutes(api)
  addPositionRoutes(api)
  addEmployeeRoutes(api)
  addAbsenceRoutes(api)
  addSubscriptionRoutes(api)
  addImportRoutes(api, readSheets)
  addPaperRecordRoutes(api)
  addBillingRoutes(api, site, printInvoice)
  addCalendarRoutes(api)
  addFactRoutes(api)
  addNewsRoutes(api, storage.news)
  addNoticeRoutes(api)
  addNoticeFeedRoutes(api)
  addNoticeCalendarRoutes(api)
  addInspectionRoutes(api)
  addFigureRoutes(api)
  addJournalRoutes(api)
  addIncidentRoutes(api, clock)
  addDutyRoutes(api)
  addEvidenceRoutes(api, clock, access)
  addAttachedRoutes(api)
  addMicrotraumaRoutes(api)
  addMeasureRoutes(api)
  addRegistryRoutes(api)
  addRequirementRoutes(api)
  addObligationRoutes(api, clock)
  addDeadlineRoutes(api)
  addTodayRoutes(api)
  addMemoRoutes(api)
  addMemoFileRoutes(api, printMemo)
  const find = makeFormFinder(press)
  templateRoutes(api, clock, press, find)
  addSendingRoutes(api, storage.outbox, limits, isSending)
  addDocumentRoutes(api, clock, press)
  addDocumentFileRoutes(api, access)
  addOwnFormRoutes(api, press)
  addResponsibilityRoutes(api)
  addErasureRoutes(api, makeProveSelf({ ...ownProof, pass: (user, shown) => factorOf(user).pass({ shown }) }))
  addPersonalDataRoutes(api, { clock, access, ownSignIns })
  addCompanyArchiveRoutes(api, { clock, access })
  addOperatorMailRoutes(api, { outbox: storage.outbox, clock, isSending })
  addOperatorBillingRoutes(api, storage.billing)
  operatorNewsRoutes(api, storage.news, clock)
  operatorRequestRoutes(api, activityRequests)
  addSupportRoutes(api, access, changes)
  addOperatorSupportRoutes(api, { access, changes, shelf: storage.conversations })
  addFileLinkRoutes(api, fileLinks, access, (user, opening) => storage.openRecords(user, opening))
  app.all('/api/*', refuseUnknownPath)
  addInspectionRoute(app, { storage, clock, heavyWork, limits, waits })
  addCalendarFileRoute(app, { storage, clock, site: site.publicUrl, waits })
  unsubscribeRoutes(app, {
    links: makeUnsubscribeLinks(keys),
    recordsOf: (user) => storage.openRecords(user),
    waits,
  })
  if (staticDir !== null && page) {
    const absent = addPublicPages(app, staticDir, {
      site,
      clock,
      press,
      find,
      pictures: new FormPictures(drawForm, heavyWork),
      news: new NewsSource(storage.news),
      waits,
    })
    addDemoPages(app, join(staticDir, '../demo'))
    serveBuilt(app, staticDir, page, absent)
  }
  return app
}
