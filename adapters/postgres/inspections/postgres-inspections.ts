import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import {
  deriveLinkState,
  type InspectionLink,
  type InspectionLinkId,
} from '@osh/core/inspections/inspection-link.ts'
import {
  type InspectionDoor,
  type InspectionQueries,
  LINKS_TOLD,
  OPENINGS_TOLD,
} from '@osh/core/inspections/inspections.ts'
import type { LinkQuestion, LinkWrite } from '@osh/core/inspections/link-facts.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { sql } from 'kysely'
import { buildSignedColumns, readSigned } from '../columns.ts'
import { findCompanyToday } from '../companies/company-today.ts'
import { lockCompany } from '../lock-row.ts'
import { drawNextId } from '../next-ids.ts'
import type { Store, Work } from '../transact.ts'
import { makeInserter, makeUpdater } from '../write-rows.ts'
import type { InspectionLinksTable } from './inspection-tables.ts'

function readLinkRow(row: InspectionLinksTable): InspectionLink {
  const { company_id: companyId, id, details, as_of: asOf, expires_on: expiresOn } = row
  const [made, revoked] = [readSigned('made', row), readSigned('revoked', row)]
  return { ...details, companyId, id, asOf, expiresOn, made, revoked }
}

export const makeInspectionQueries = ({ kysely }: Store, clock: Clock): InspectionQueries => ({
  links: async (company) => {
    const today = await findCompanyToday(kysely, clock, company)
    const links = kysely.selectFrom('inspection_links').where('company_id', '=', company).selectAll()
    const rows = await links.orderBy('id', 'desc').limit(LINKS_TOLD).execute()
    const opened = await sql<{ link: InspectionLinkId; count: number; latest: readonly Instant[] }>`
      select link_id as link, count(*)::int as count,
        (array_agg(to_char(opened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') order by id desc))[1:${sql.lit(OPENINGS_TOLD)}] as latest
      from inspection_openings where company_id = ${company} group by link_id`.execute(kysely)
    const ofEach = new Map(opened.rows.map(({ link, count, latest }) => [link, { count, latest }]))
    return rows.map((row) => {
      const link = readLinkRow(row)
      return {
        ...link,
        state: deriveLinkState(link, today),
        openings: ofEach.get(link.id) ?? { count: 0, latest: [] },
      }
    })
  },
})

export const makeInspectionDoor = ({ kysely }: Store): InspectionDoor => ({
  look: async (company, tokenHash) => {
    const row = await kysely
      .selectFrom('inspection_links')
      .where('company_id', '=', company)
      .where('token_hash', '=', tokenHash)
      .selectAll()
      .executeTakeFirst()
    if (!row) return null
    const maker = await kysely
      .selectFrom('memberships')
      .where('company_id', '=', company)
      .where('user_id', '=', row.made_by)
      .select(['role', 'departments', 'granted'])
      .executeTakeFirst()
    return { link: readLinkRow(row), maker: maker ?? null }
  },
})

export const answerInspections = (work: Work): LateAnswers<LinkQuestion> => ({
  'inspection-link': async ({ companyId, id }) => {
    const kept = work.selectFrom('inspection_links').where('company_id', '=', companyId).where('id', '=', id)
    const row = await kept.selectAll().forUpdate().executeTakeFirst()
    return row ? readLinkRow(row) : null
  },
  'open-inspection-links': async ({ companyId, on }) => {
    await lockCompany(work, companyId)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from inspection_links
      where company_id = ${companyId} and revoked_at is null and expires_on >= ${on}`.execute(work)
    return rows[0]?.count ?? 0
  },
  'new-inspection-link-id': () => drawNextId<InspectionLinkId>(work, 'inspection_links'),
})

export const inspectionWriters: Writers<LinkWrite, Work, Promise<void>> = {
  'new-inspection-links': makeInserter('inspection_links', ({ name, parts, granted, ...link }) => ({
    ...{ company_id: link.companyId, id: link.id, token_hash: link.tokenHash },
    details: { name, parts, granted },
    ...{ as_of: link.asOf, expires_on: link.expiresOn, revoked_by: null, revoked_at: null },
    ...buildSignedColumns('made', link.made),
  })),
  'revoked-inspection-links': makeUpdater(
    'inspection_links',
    ['company_id', 'id'],
    ({ companyId, id, revoked }) => ({
      company_id: companyId,
      id,
      ...buildSignedColumns('revoked', revoked),
    }),
  ),
  'inspection-openings': makeInserter('inspection_openings', ({ companyId, id, at }) => ({
    ...{ company_id: companyId, link_id: id, opened_at: at },
  })),
}
