import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { PostLine } from '@osh/core/requirements/posts/post-line.ts'
import { makeRequirementDesk } from '@osh/core/requirements/requirement-desk.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { beforeAll, expect, test } from 'vitest'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import { fillDemo } from '#adapters/demo/fill-demo.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { bringProposals } from '#adapters/proposals/bring-proposals.ts'
import { accepted } from '#tests/contracts/world.ts'

const today = '2026-11-20' as LocalDate
let records: StoredRecords
let company: CompanyId
let posts: readonly PostLine[]

beforeAll(async () => {
  const clock = new DemoClock(today)
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  const user = accepted(await storage.accounts.addUser('demo@example.org', 'none'))
  records = storage.openRecords(user.id)
  company = (await fillDemo(records, clock, today)).company
  posts = await makeRequirementDesk(records, bringProposals).listPosts(company)
})

test('all but three of the demo know the requirement that their obligations came from', async () => {
  const all = (await records.obligations.list(company, {})).filter(
    ({ subject }) => !('event' in subject) || subject.event === 'issuance',
  )
  const byHand = new Set(
    all.filter(({ requirementId }) => requirementId === null).map(({ employeeId }) => employeeId),
  )
  expect(all.length).toBeGreaterThan(1500)
  expect(byHand.size).toBe(3)
})

test('of its posts some are settled, some wait, one is not answered, a few are not applied yet', () => {
  const waits = ({ sections }: PostLine): boolean => sections.some(({ waiting }) => waiting > 0)
  expect(posts.length).toBe(30)
  expect(posts.filter(({ profile }) => profile === null).map(({ position }) => position)).toEqual([
    'Инженер-сметчик',
  ])
  expect(posts.filter(({ department }) => department !== null).map(({ department }) => department)).toEqual([
    'Участок отделки',
    'Участок сварки',
  ])
  const notApplied = posts.filter(({ difference }) => difference.assign > 0)
  expect(notApplied.length).toBeGreaterThan(4)
  expect(posts.every(({ difference }) => difference.change + difference.close === 0)).toBe(true)
  const settled = posts.filter((one) => one.profile !== null && !waits(one) && !notApplied.includes(one))
  expect(settled.length).toBeGreaterThan(11)
  expect(posts.filter(waits).length).toBeGreaterThan(5)
})
