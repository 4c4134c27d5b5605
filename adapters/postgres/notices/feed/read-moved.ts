import type { HiredOnDay } from '@osh/core/notices/feed/feed-facts.ts'
import { listMoved, tellLacking } from '@osh/core/notices/feed/moved-people.ts'
import { findFirstToldDay } from '@osh/core/notices/feed/told-days.ts'
import { takeSeenDepartments } from '@osh/core/rights/membership.ts'
import type { Kysely } from 'kysely'
import { readGround } from '../../requirements/read-ground.ts'
import type { Schema } from '../../schema.ts'
import { readTransfers } from '../../staff/read-transfers.ts'
import type { FeedPlace } from './feed-place.ts'

/** Who was transferred lately and has not yet what the new post requires. */
export async function readMoved(
  kysely: Kysely<Schema>,
  { companyId, today, membership }: FeedPlace,
): Promise<readonly HiredOnDay[]> {
  const seen = takeSeenDepartments(membership)
  const scope = { positionId: null, departmentId: null }
  const moved = []
  for (const one of listMoved(
    await readTransfers(kysely, companyId, { from: findFirstToldDay(today) }),
    today,
  )) {
    const ground = await readGround(kysely, companyId, { ...scope, employeeId: one.employeeId }, seen)
    moved.push({ ...one, ground })
  }
  return tellLacking(moved, today)
}
