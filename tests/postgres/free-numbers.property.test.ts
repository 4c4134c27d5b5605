import type { CompanyId } from '@osh/core/companies/company.ts'
import { LARGEST_INTEGER } from '@osh/core/documents/numbering/document-number.ts'
import { freeNumbers } from '@osh/core/documents/numbering/free-numbers.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listLowestFree } from '#adapters/postgres/documents/lowest-free.ts'
import { seedCompanies, seeded } from './seed-companies.ts'
import { type WatchedDatabase, watchDatabase } from './watched-database.ts'

let watched: WatchedDatabase
beforeAll(async () => {
  watched = await watchDatabase()
  await seedCompanies(watched.kysely, { companies: 2, employees: 1 })
})
afterAll(() => watched?.close())

let year = 2000

/** Another year for each case: nothing has to be removed. */
async function take(company: CompanyId, integers: readonly number[], letter: string): Promise<number> {
  year += 1
  await sql`
    with no_file as (
      insert into files (company_id, sha256, size, bytes) values (${company}, '', 0, '') on conflict do nothing)
    insert into documents (company_id, template_id, group_id, title, year, number, letter, date, employee_ids,
      employee_names, batch_id, search_key, docx_sha256, docx_size, pdf_sha256, pdf_size, entered_by, entered_at)
    select ${company}, 1, 1, '', ${year}, n, ${letter}, make_date(${year}, 1, 1), '{}', '{}', 1, '', '', 1, '', 1, 1, now()
    from unnest(${integers}::integer[]) n`.execute(watched.kysely)
  return year
}

/** Crowded, so that gaps lie at block ends, one beside another and nowhere. */
const taken = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 1, max: 30 })),
  fc.uniqueArray(fc.integer({ min: 90, max: 210 }), { maxLength: 120 }),
  fc.integer({ min: LARGEST_INTEGER - 8, max: LARGEST_INTEGER }).map((from) => range(from, LARGEST_INTEGER)),
  fc.integer({ min: 0, max: 2100 }).map((upTo) => range(1, upTo)),
)
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i)

it('the lowest free numbers of the database are those of the rule', async () => {
  await fc.assert(
    fc.asyncProperty(
      taken,
      taken,
      fc.constantFrom('', 'А', 'Ё'),
      fc.oneof(
        fc.integer({ min: 0, max: 260 }),
        fc.integer({ min: 990, max: 2010 }),
        fc.integer({ min: 9980, max: LARGEST_INTEGER }),
      ),
      fc.integer({ min: 1, max: 12 }),
      async (one, other, letter, after, count) => {
        const all = new Set([...one, ...other])
        const of = await take(seeded, [...all], letter)
        const found = await listLowestFree(
          watched.kysely,
          seeded,
          of,
          null,
          { integer: after, letter },
          count,
        )
        expect(found).toEqual(freeNumbers(all, letter, count, after))
      },
    ),
    { numRuns: 150 },
  )
})
