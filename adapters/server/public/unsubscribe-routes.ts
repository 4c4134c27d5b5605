import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { noMails } from '@osh/core/notices/feed/notice-settings.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Context, Hono } from 'hono'
import { askLater } from '../response/problems.ts'
import { type Subscriber, UNSUBSCRIBE, type UnsubscribeLinks } from '../sign-in/unsubscribe-links.ts'
import { askPage, POLICY_OF_UNSUBSCRIBING, renderDonePage, renderUnknownPage } from './unsubscribe-page.ts'

type Needs = {
  readonly links: UnsubscribeLinks
  readonly recordsOf: Storage['openRecords']
  readonly waits: (c: Context) => number
}

/**
 * What ends the mails of notices to a member, without a sign-in: a page that asks, for a person, and the POST of RFC 8058, which mail programs
 * send by themselves. Opening the address changes nothing: programs that look for dangerous mails open all addresses.
 */
export function unsubscribeRoutes(app: Hono, { links, recordsOf, waits }: Needs): void {
  const answer = async (c: Context, tell: (subscriber: Subscriber) => Promise<string>): Promise<Response> => {
    const seconds = waits(c)
    if (seconds > 0) return askLater(c, seconds)
    const subscriber = await links.subscriberOf(c.req.param('token') ?? '')
    c.header('content-security-policy', POLICY_OF_UNSUBSCRIBING)
    c.header('cache-control', 'no-store')
    return subscriber === null ? c.html(renderUnknownPage(), 404) : c.html(await tell(subscriber))
  }
  const nameOf = async ({ companyId, user }: Subscriber): Promise<string | null> => {
    const company = (await recordsOf(user).companies.list()).find(({ id }) => id === companyId)
    return company ? nameCompanyShort(company) : null
  }
  const path = `${UNSUBSCRIBE}:token` as const
  app.get(path, (c) => answer(c, async (subscriber) => askPage(await nameOf(subscriber))))
  app.post(path, (c) =>
    answer(c, async (subscriber) => {
      const { companyId, user } = subscriber
      await recordsOf(user).feed.saveSettings({ companyId, details: noMails })
      return renderDonePage(await nameOf(subscriber))
    }),
  )
}
