import type { JournalLine } from '@osh/core/commands/journal.ts'
import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { change } from '@osh/core/employees/change.ts'
import type { HiredOnDay } from '@osh/core/notices/feed/feed-facts.ts'
import { listMoved, tellLacking } from '@osh/core/notices/feed/moved-people.ts'
import { findFirstToldDay } from '@osh/core/notices/feed/told-days.ts'
import { takeSeenDepartments } from '@osh/core/rights/membership.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import { type Kysely, sql } from 'kysely'
import { readGround } from '../../requirements/read-ground.ts'
import type { Schema } from '../../schema.ts'
import type { FeedPlace } from './feed-place.ts'

/** How many of the journal's last lines are looked at: however long it is, a page costs the same. */
const NEWEST = 500

type Row = Omit<JournalLine, 'companyId'> & { readonly zone: string }

/** Who was transferred lately and has not yet what the new post requires. */
export async function readMoved(
  kysely: Kysely<Schema>,
  { companyId, today, membership }: FeedPlace,
): Promise<readonly HiredOnDay[]> {
  const { rows } = await sql<Row>`
    select j.entered_by as by, j.entered_at as at, j.command, j.changes, c.time_zone as zone
    from (select * from journal where company_id = ${companyId} order by id desc limit ${NEWEST}) j
    join companies c on c.id = j.company_id
    where j.command = ${change.name} and j.entered_at >= ${findFirstToldDay(today)}::date - 1
    order by j.id`.execute(kysely)
  const zone = rows[0]?.zone ?? ''
  const dayOf = ({ at }: { readonly at: Instant }): LocalDate => takeMomentDay(computeMomentIn(zone, at))
  const lines = rows.map(({ zone: _, ...line }) => ({ ...line, companyId }))
  const seen = takeSeenDepartments(membership)
  const scope = { positionId: null, departmentId: null }
  const moved = []
  for (const one of listMoved(lines, dayOf, today)) {
    const ground = await readGround(kysely, companyId, { ...scope, employeeId: one.employeeId }, seen)
    moved.push({ ...one, ground })
  }
  return tellLacking(moved, today)
}
