import { join } from 'node:path'
import type { UserId } from '@osh/core/auth/account.ts'
import { makeOwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import type { SigningKeys } from '@osh/core/auth/signing-keys.ts'
import type { CompanyLookup } from '@osh/core/companies/company-directory.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { type Context, Hono } from 'hono'
import type { DrawForm } from '#adapters/documents/form/draw-form.ts'
import { noSite, type Site } from '#adapters/landing/site.ts'
import { serviceCalls } from '#adapters/wire/service-calls.ts'
import { makeAccess } from './access.ts'
import { makeApi } from './api.ts'
import { makeExamples } from './open-example.ts'
import { calendarRoute } from './public/calendar-route.ts'
import { demoPages } from './public/demo-pages.ts'
import { FormPictures } from './public/form-pictures.ts'
import { NewsSource } from './public/news-source.ts'
import { publicPages } from './public/public-pages.ts'
import { unsubscribeRoutes } from './public/unsubscribe-routes.ts'
import { makeAskingLimit } from './request/asking-limit.ts'
import { makeAddressOf, noProxies, type TrustedProxies } from './request/client-address.ts'
import { type Log, requestLog } from './request-log.ts'
import { ApplicationPage } from './response/application-page.ts'
import { answerBroken, unknownPath } from './response/problems.ts'
import { securityHeaders } from './response/security-headers.ts'
import { serveBuilt } from './response/static-files.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { calendarRoutes } from './routes/calendar-routes.ts'
import { companyRoutes } from './routes/company-routes.ts'
import { documentFileRoutes } from './routes/documents/document-file-routes.ts'
import { documentRoutes } from './routes/documents/document-routes.ts'
import { makeFormFinder } from './routes/documents/form-finder.ts'
import { ownFormRoutes } from './routes/documents/own-form-routes.ts'
import { sendingRoutes } from './routes/documents/sending-routes.ts'
import { type Press, templateRoutes } from './routes/documents/template-routes.ts'
import { erasureRoutes } from './routes/erasure-routes.ts'
import { fileLinkRoutes } from './routes/file-link-routes.ts'
import { attachedRoutes } from './routes/incidents/attached-routes.ts'
import { dutyRoutes } from './routes/incidents/duty-routes.ts'
import { evidenceRoutes } from './routes/incidents/evidence-routes.ts'
import { figureRoutes } from './routes/incidents/figure-routes.ts'
import { incidentRoutes } from './routes/incidents/incident-routes.ts'
import { microtraumaRoutes } from './routes/incidents/microtrauma-routes.ts'
import { journalRoutes } from './routes/journal-routes.ts'
import { lookupRoutes } from './routes/lookup-routes.ts'
import { measureRoutes } from './routes/measures/measure-routes.ts'
import { memberRoutes } from './routes/member-routes.ts'
import { memoFileRoutes, type PrintMemo } from './routes/memos/memo-file-routes.ts'
import { memoRoutes } from './routes/memos/memo-routes.ts'
import { newsRoutes } from './routes/news-routes.ts'
import { noticeCalendarRoutes } from './routes/notice-calendar-routes.ts'
import { noticeFeedRoutes } from './routes/notice-feed-routes.ts'
import { noticeRoutes } from './routes/notice-routes.ts'
import { deadlineRoutes } from './routes/obligations/deadline-routes.ts'
import { obligationRoutes } from './routes/obligations/obligation-routes.ts'
import { operatorBillingRoutes } from './routes/operator/operator-billing-routes.ts'
import { operatorMailRoutes } from './routes/operator/operator-mail-routes.ts'
import { operatorNewsRoutes } from './routes/operator/operator-news-routes.ts'
import { operatorRequestRoutes } from './routes/operator/operator-request-routes.ts'
import { personalDataRoutes } from './routes/personal-data-routes.ts'
import { secondFactorRoutes } from './routes/second-factor-routes.ts'
import { sentCodeRoutes } from './routes/sent-code-routes.ts'
import { serviceRoutes } from './routes/service-routes.ts'
import { absenceRoutes } from './routes/staff/absence-routes.ts'
import { departmentRoutes } from './routes/staff/department-routes.ts'
import { employeeRoutes } from './routes/staff/employee-routes.ts'
import { positionRoutes } from './routes/staff/position-routes.ts'
import { responsibilityRoutes } from './routes/staff/responsibility-routes.ts'
import { billingRoutes, type PrintInvoice } from './routes/tariffs/billing-routes.ts'
import { subscriptionRoutes } from './routes/tariffs/subscription-routes.ts'
import { todayRoutes } from './routes/today-routes.ts'
import { type Condition, DiskFull, makeCondition } from './running/condition.ts'
import { securityLog, type WriteLine } from './security/security-log.ts'
import { makeAccessTokens } from './sign-in/access-tokens.ts'
import { makeAccounts } from './sign-in/accounts.ts'
import { isCommonPassword } from './sign-in/common-passwords.ts'
import { makeFileLinks } from './sign-in/file-links.ts'
import { makeKeyRing } from './sign-in/key-ring.ts'
import { makeKnownDevices } from './sign-in/known-devices.ts'
import type { Passwords } from './sign-in/passwords.ts'
import { makeSignInLimits } from './sign-in/sign-in-limits.ts'
import { type TryRules, usualRules } from './sign-in/try-rules.ts'
import { makeUnsubscribeLinks } from './sign-in/unsubscribe-links.ts'

export type AppNeeds = {
  readonly storage: Storage
  readonly clock: Clock
  readonly lookup: CompanyLookup
  readonly passwords: Passwords
  readonly printMemo: PrintMemo
  readonly printInvoice: PrintInvoice
  /** The forms library; loaded when it is first asked for. */
  readonly press: Press
  /** Draws what a form looks like, for those who have no account. */
  readonly drawForm: DrawForm
  /** The built pages; null serves none. */
  readonly staticDir: string | null
  readonly log: Log
  /** Whether mails are sent; they are kept, and not sent, unless said. */
  readonly isSending?: boolean
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
}

/** The server as a function from request to response; it holds no socket. */
export function makeApp({
  storage,
  clock,
  lookup,
  passwords,
  printMemo,
  printInvoice,
  press,
  drawForm,
  staticDir,
  log,
  proxies = noProxies,
  rules = usualRules,
  site = noSite,
  signingKeys = storage.signingKeys,
  condition = makeCondition(),
  securityLines = () => undefined,
  isSending = false,
}: AppNeeds): Hono {
  const { accounts, sessions, tries, access: companies, activityRequests } = storage
  const keys = makeKeyRing(signingKeys, clock)
  const tokens = makeAccessTokens(keys, clock)
  const fileLinks = makeFileLinks(keys, clock)
  const access = makeAccess({ tokens, fileLinks, companies })
  const limits = makeSignInLimits(tries, clock, rules)
  const addressOf = makeAddressOf(proxies)
  const devices = makeKnownDevices(keys, clock)
  const factorOf = (user: UserId) => storage.recordsOf(user).factor
  const signIn = makeAccounts({
    store: accounts,
    factorOf,
    sessions,
    tokens,
    limits,
    devices,
    passwords,
    clock,
  })

  const app = new Hono()
  app.use(requestLog(log, condition), securityHeaders)
  app.use('/api/*', securityLog({ write: securityLines, keys, addressOf, clock }))
  app.onError(answerBroken)
  app.notFound(unknownPath)
  const waitOf = makeAskingLimit(rules.asking)
  const waits = (c: Context): number => waitOf(addressOf(c))
  const api = makeApi({
    app,
    access,
    recordsOf: (user, attempt, seen) => storage.recordsOf(user, undefined, attempt, seen),
    waits,
  })
  const page = staticDir === null ? null : new ApplicationPage(staticDir)
  if (page) app.use(serviceCalls.health.path, page.sayBuild)
  serviceRoutes(api, async () => {
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
  accountRoutes(api, { signIn, ownSignIns, addressOf })
  secondFactorRoutes(api, { storage, clock, limits, passwords })
  sentCodeRoutes(api, {
    ...{ storage, clock, limits, passwords, addressOf, isSending },
    site: site.publicUrl,
  })
  lookupRoutes(api, lookup, activityRequests, limits, addressOf, async (c) => {
    const caller = await access.caller(c)
    if (caller === null || !(await access.isSignedIn(caller))) return null
    const [open] = await storage.recordsOf(caller.user).companies.list()
    return { user: caller.user, companyId: open?.id ?? null }
  })
  companyRoutes(api, makeExamples({ storage, clock, press }))
  memberRoutes(api, storage.offers, clock, site.publicUrl)
  departmentRoutes(api)
  positionRoutes(api)
  employeeRoutes(api)
  absenceRoutes(api)
  subscriptionRoutes(api)
  billingRoutes(api, site, printInvoice)
  calendarRoutes(api)
  newsRoutes(api, storage.news)
  noticeRoutes(api)
  noticeFeedRoutes(api)
  noticeCalendarRoutes(api)
  figureRoutes(api)
  journalRoutes(api)
  incidentRoutes(api, clock)
  dutyRoutes(api)
  evidenceRoutes(api, clock, access)
  attachedRoutes(api)
  microtraumaRoutes(api)
  measureRoutes(api)
  obligationRoutes(api, clock)
  deadlineRoutes(api)
  todayRoutes(api)
  memoRoutes(api)
  memoFileRoutes(api, printMemo)
  const find = makeFormFinder(press)
  templateRoutes(api, clock, press, find)
  sendingRoutes(api, isSending)
  documentRoutes(api, clock, press)
  documentFileRoutes(api, access)
  ownFormRoutes(api, press)
  responsibilityRoutes(api)
  erasureRoutes(api)
  personalDataRoutes(api, { clock, access, ownSignIns })
  operatorMailRoutes(api, { outbox: storage.outbox, clock, isSending })
  operatorBillingRoutes(api, storage.billing)
  operatorNewsRoutes(api, storage.news, clock)
  operatorRequestRoutes(api, activityRequests)
  fileLinkRoutes(api, fileLinks, access)
  app.all('/api/*', unknownPath)
  calendarRoute(app, { storage, clock, site: site.publicUrl, waits })
  unsubscribeRoutes(app, {
    links: makeUnsubscribeLinks(keys),
    recordsOf: (user) => storage.recordsOf(user),
    waits,
  })
  if (staticDir !== null && page) {
    const absent = publicPages(app, staticDir, {
      site,
      clock,
      press,
      find,
      pictures: new FormPictures(drawForm, api.heavyWork),
      news: new NewsSource(storage.news),
      waits,
    })
    demoPages(app, join(staticDir, '../demo'))
    serveBuilt(app, staticDir, page, absent)
  }
  return app
}
