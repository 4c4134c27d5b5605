import { gatherInspected } from '@osh/core/inspections/inspected.ts'
import { mayOpen } from '@osh/core/inspections/inspection-link.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import type { Context, Hono } from 'hono'
import {
  absentInspection,
  INSPECTION_POLICY,
  renderInspectionPage,
  unopenedInspection,
} from '#adapters/inspection/inspection-page.ts'
import type { HeavyWork } from '../heavy/heavy-work.ts'
import { askLater, refuseBusy } from '../response/problems.ts'
import { hashSecret } from '../sign-in/secrets.ts'
import type { SignInLimits } from '../sign-in/sign-in-limits.ts'

type Needs = {
  readonly storage: Pick<Storage, 'inspectionDoor' | 'openRecords'>
  readonly clock: Clock
  readonly heavyWork: HeavyWork
  readonly limits: Pick<SignInLimits, 'opening'>
  readonly waits: (c: Context) => number
}

/** Programs that show what a link leads to in a chat, and those that look through pages. */
const PREVIEWS = /bot\b|crawler|spider|preview|facebookexternalhit|^whatsapp|vkshare/i

/** Whether no one looks at what is asked for: a browser asks ahead of its person, or a program shows the link to others. */
function isOpenedByNoOne(c: Context): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => c.req.header(name) ?? '')
  return (
    c.req.method === 'HEAD' ||
    purpose.some((one) => /prefetch|preview/i.test(one)) ||
    PREVIEWS.test(c.req.header('user-agent') ?? '')
  )
}

/** The path of a link for an inspector. */
export const buildInspectionPath = (companyId: CompanyId, secret: string): string =>
  `/inspection/${companyId}-${secret}`

/**
 * What a link for an inspector opens, for whoever has it. Each opening is recorded before anything is read, and there are so many of a link in a row.
 * A program that looks before anyone does opens nothing. One that has expired, was taken back or never was is answered alike.
 */
export function addInspectionRoute(app: Hono, { storage, clock, heavyWork, limits, waits }: Needs): void {
  type Found = NonNullable<Awaited<ReturnType<typeof storage.inspectionDoor.look>>>
  /** Null for what does not open. */
  const read = async (companyId: CompanyId, { link, maker }: Found): Promise<string | null> => {
    const records = storage.openRecords(link.made.by)
    const company = await records.companies.get(companyId)
    if (!company.ok || !mayOpen(link, maker, clock.today(company.value.timeZone))) return null
    const noted = await records.inspections.noteOpening({ companyId, id: link.id })
    if (!noted.ok) return null
    return renderInspectionPage(company.value, link, await gatherInspected(records, company.value, link))
  }
  app.get('/inspection/:address', async (c) => {
    const seconds = waits(c)
    if (seconds > 0) return askLater(c, seconds)
    c.header('content-security-policy', INSPECTION_POLICY)
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    const [, company, secret] = /^(\d{1,16})-([\w-]{43})$/.exec(c.req.param('address')) ?? []
    const companyId = readId(company) as CompanyId | null
    if (companyId === null || secret === undefined) return c.html(absentInspection, 404)
    // The company's places are for those who have a link: whoever guesses takes none.
    const secretHash = hashSecret(secret)
    const found = await storage.inspectionDoor.look(companyId, secretHash)
    if (!found) return c.html(absentInspection, 404)
    if (isOpenedByNoOne(c)) return c.html(unopenedInspection)
    const wait = await limits.opening(secretHash)
    if (wait > 0) return askLater(c, wait)
    const release = await heavyWork.enter(`company ${companyId}`, 'list', c.req.raw.signal)
    if (release === null) return refuseBusy(c)
    try {
      const page = await read(companyId, found)
      return page === null ? c.html(absentInspection, 404) : c.html(page)
    } finally {
      release()
    }
  })
}
