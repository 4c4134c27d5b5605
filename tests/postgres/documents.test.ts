import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Storage, StoredRecords } from '@osh/core/records/storage.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import { aDocument } from '#tests/contracts/documents.ts'
import { newUser, type Opened, recordsIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { newWorld } from '#tests/contracts/world.ts'
import { day } from '#tests/examples.ts'
import { openPostgres } from './opened-postgres.ts'
import { member, seedCompanies, seeded } from './seed-companies.ts'
import { type WatchedDatabase, watchDatabase } from './watched-database.ts'

const LIMIT = 20
const ARCHIVE = 20_000

describe('an archive of many documents', () => {
  let watched: WatchedDatabase
  let records: StoredRecords
  beforeAll(async () => {
    watched = await watchDatabase()
    await seedCompanies(watched.kysely, { companies: 2, employees: 10 })
    await seedArchive(watched, seeded)
    records = makePostgresStorage(watched, makeSettableClock(day('2026-11-20'))).openRecords(member)
  })
  afterAll(() => watched?.close())

  const first = { ...everyDocument, page: 1, limit: LIMIT }

  it('gives its first page without reading past it, and the exact total without counting', async () => {
    expect((await records.documents.listPage(seeded, first)).total).toBe(ARCHIVE)
    const plans = await watched.plansOf(() => records.documents.listPage(seeded, first))
    expect(plans).toHaveLength(2)
    expect(plans.flatMap(({ readWhole }) => readWhole)).toEqual([])
    for (const { rowsRead } of plans) expect(rowsRead.get('documents') ?? 0).toBeLessThanOrEqual(2 * LIMIT)
  })

  it('gives the latest of each form without reading the others', async () => {
    const [plan] = await watched.plansOf(() => records.documents.listLatest(seeded, 3))
    expect(plan?.readWhole).toEqual([])
    expect(plan?.rowsRead.get('documents')).toBeLessThan(1000)
  })

  it.each([
    ['a form', { templateId: 7 as TemplateId }],
    ['a group', { groupId: 3 }],
    ['dates', { from: day('2026-02-01'), to: day('2026-02-01') }],
    ['an employee', { employeeId: 5 as EmployeeId }],
  ])('filters by %s with an index', async (_, filter) => {
    const plans = await watched.plansOf(() => records.documents.listPage(seeded, { ...first, ...filter }))
    expect(plans.flatMap(({ readWhole }) => readWhole)).toEqual([])
  })

  it('gives the free numbers with an index, without reading the year past them', async () => {
    const free = async (year: number, integer: number) =>
      (await records.documents.listFreeNumbers(seeded, year, { integer, letter: '' }, 5)).map(
        (one) => one.integer,
      )
    expect(await free(2000, 0)).toEqual([501, 502, 503, 504, 505])
    expect(await free(2000, 1500)).toEqual([2001, 2002, 2003, 2004, 2005])
    expect(await free(2000, 990)).toEqual([991, 992, 993, 994, 995])
    const [plan, ...others] = await watched.plansOf(() => free(2000, 0))
    expect(others).toEqual([])
    expect(plan?.readWhole).toEqual([])
    expect(plan?.rowsRead.get('documents')).toBeLessThan(1000)
  })

  it('finds the last answers to a form by one of its documents', async () => {
    const [plan] = await watched.plansOf(() => records.documents.readLastAnswers(seeded, 7 as TemplateId))
    expect(plan?.readWhole).toEqual([])
    expect(plan?.rowsRead.get('documents') ?? 0).toBeLessThan(2)
  })

  it('checks a number and finds a file with an index', async () => {
    const plans = await watched.plansOf(async () => {
      const taken = aDocument({ number: '1', date: day('1990-05-05') })
      expect((await records.documents.issue({ companyId: seeded, draft: taken })).ok).toBe(false)
      await records.documents.readFile(seeded, 1 as DocumentId, 'pdf')
    }, 'document')
    expect(plans.flatMap(({ readWhole }) => readWhole)).toEqual([])
  })
})

/** Hundreds of forms over forty years, numbers and letters as they come. */
const seedArchive = ({ kysely }: WatchedDatabase, company: CompanyId) =>
  sql`
    with no_file as (insert into files (company_id, sha256, size, bytes) values (${company}, '', 0, '')), made as (
      insert into documents (company_id, template_id, group_id, title, year, number, letter, date, employee_ids,
        employee_names, batch_id, search_key, docx_sha256, docx_size, pdf_sha256, pdf_size, entered_by, entered_at)
      select ${company}, n % 100, n % 18, 'Приказ ' || n, 1990 + n / 1000,
        n % 1000 + 1 + n % 1000 / 500 * 1000, '',
        make_date(1990 + n / 1000, 1 + n % 12, 1 + n % 28), array[n % 100], array['x'], 1, 'приказ ' || n, '', 1, '', 1, 1, now()
      from generate_series(0, ${ARCHIVE - 1}) n
      returning company_id, year)
    insert into document_years select company_id, year, count(*) from made group by company_id, year`
    .execute(kysely)
    .then(() => sql`analyze documents`.execute(kysely))

describe('a number that hundreds take at the same moment', () => {
  const SERVERS = 4
  const COUNT = 400
  let opened: Opened
  let servers: readonly Storage[]
  let user: UserId
  beforeAll(async () => {
    opened = await openPostgres()
    servers = await Promise.all(Array.from({ length: SERVERS }, () => opened.another()))
    user = await newUser(opened.storage)
  })
  afterAll(() => opened?.close())

  it('is given to one of them, and every other is told free ones', async () => {
    const { company } = await newWorld({
      ...(await recordsIn(opened)),
      records: opened.storage.openRecords(user),
    })
    const issued = await Promise.all(
      Array.from({ length: COUNT }, (_, i) => {
        const server = servers[i % SERVERS] as Storage
        return server
          .openRecords(user)
          .documents.issue({ companyId: company.id, draft: aDocument({ number: '2' }) })
      }),
    )
    expect(issued.filter(({ ok }) => ok)).toHaveLength(1)
    const refusals = new Set(issued.flatMap((one) => (one.ok ? [] : [JSON.stringify(one.error)])))
    expect([...refusals]).toEqual([expect.stringContaining('"free":["1","3","4","5","6"]')])
    const archive = await opened.storage.openRecords(user).documents.listPage(company.id, first)
    expect(archive).toMatchObject({ total: 1, items: [{ number: { integer: 2 } }] })
  })

  const first = { ...everyDocument, page: 1, limit: LIMIT }
})

describe('a paper that was printed while its maker lost access', () => {
  let opened: Opened
  beforeAll(async () => {
    opened = await openPostgres()
  })
  afterAll(() => opened?.close())

  it('is not kept', async () => {
    const { company } = await newWorld(await recordsIn(opened))
    const { documents } = opened.storage.openRecords(await newUser(opened.storage))
    const refused = await documents.issue({ companyId: company.id, draft: aDocument({ number: '1' }) })
    expect(refused).toEqual({ ok: false, error: { code: 'not-found' } })
    expect(await documents.list(company.id, everyDocument)).toEqual([])
  })
})
