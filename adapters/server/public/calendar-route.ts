import { createHash } from 'node:crypto'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import type { Context, Hono } from 'hono'
import { printNoticeCalendar } from '#adapters/documents/calendar/notice-calendar.ts'
import { askLater } from '../response/problems.ts'
import { hashSecret } from '../sign-in/secrets.ts'

type Needs = {
  readonly storage: Pick<Storage, 'calendarDoor' | 'openRecords'>
  readonly clock: Clock
  readonly site: string | null
  readonly waits: (c: Context) => number
}

/** The path of a member's calendar. */
export const nameCalendarPath = (companyId: CompanyId, secret: string): string =>
  `/calendar/${companyId}-${secret}.ics`

/**
 * A member's calendar for calendar programs, which can't sign in: by a secret in the address, with what the member may see at the moment. A wrong
 * address and one that was taken back are as if there were none.
 */
export function addCalendarFileRoute(app: Hono, { storage, clock, site, waits }: Needs): void {
  app.get('/calendar/:file', async (c, next) => {
    const seconds = waits(c)
    if (seconds > 0) return askLater(c, seconds)
    const [, company, secret] = /^(\d{1,16})-([\w-]{43})\.ics$/.exec(c.req.param('file')) ?? []
    const companyId = readId(company) as CompanyId | null
    if (companyId === null || secret === undefined) return next()
    const user = await storage.calendarDoor.look(companyId, hashSecret(secret))
    const facts = user && (await storage.openRecords(user).noticeCalendar.readFacts(companyId))
    if (!facts) return next()
    const bytes = printNoticeCalendar(facts, clock.now(), site)
    const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
    c.header('cache-control', 'private, no-cache')
    c.header('etag', tag)
    if (c.req.header('if-none-match') === tag) return c.body(null, 304)
    c.header('content-type', 'text/calendar; charset=utf-8')
    c.header('content-disposition', 'inline; filename="deadlines.ics"')
    return c.body(bytes)
  })
}
