import { type Kysely, sql } from 'kysely'
import type { Schema } from '#adapters/postgres/schema.ts'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import { type Figure, median } from '../figure.ts'
import { oneByOne } from '../serving/load.ts'
import { visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'

const LARGE = sized(100_000, 1000)
const SMALL = 100
const ROUNDS = sized(9, 1)

const PAGE = 50

type Asked = { readonly query: (count: number) => string; readonly most?: number }

const listed = (page: number, rest = ''): string => `page=${page}&limit=${PAGE}${rest}`

const asked: Readonly<Record<string, Asked>> = {
  'the first page of the archive': { query: () => listed(1), most: 1.2 },
  'the latest of each form': { query: () => 'latest=3' },
  'the first page of one form': { query: () => listed(1, '&templateId=7') },
  'a search by a word': { query: () => listed(1, '&search=%D0%BE%D1%80%D0%BB%D0%BE%D0%B2'), most: 3 },
  'the last page': { query: (count) => listed(Math.ceil(count / PAGE)), most: 1.5 },
}

/** GET /api/documents over a socket, signed in: an archive of 100,000 beside one of 100, in turns. */
export const archivePages = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    await seedDeadlines(product.kysely, [10, 10])
    await seedArchive(product.kysely, 1, LARGE)
    await seedArchive(product.kysely, 2, SMALL)
    await sql`vacuum analyze`.execute(product.kysely)
    const { get } = await visitor(product, [1, 2])
    const figures: Figure[] = []
    for (const [what, { query, most }] of Object.entries(asked)) {
      const of = (company: number) =>
        get(`/api/documents?companyId=${company}&${query(company === 1 ? LARGE : SMALL)}`)
      const ms: { large: number[]; small: number[] } = { large: [], small: [] }
      await oneByOne(of(1), 50)
      await oneByOne(of(2), 50)
      for (let i = 0; i < ROUNDS; i++) {
        ms.large.push(...(await oneByOne(of(1), 30)))
        ms.small.push(...(await oneByOne(of(2), 30)))
      }
      const [large, small] = [median(ms.large), median(ms.small)]
      figures.push({
        what: `${what}, p50: ${LARGE} documents ÷ ${SMALL}`,
        value: large / small,
        ...(most === undefined ? {} : { most }),
        beside: `${large.toFixed(1)} ÷ ${small.toFixed(1)} ms`,
      })
    }
    return figures
  })

/** Papers of 20 forms over ten years, each about one of a thousand people; without their files, which no list reads. */
export const seedArchive = (kysely: Kysely<Schema>, company: number, count: number) =>
  sql`
    with no_file as (
      insert into files (company_id, sha256, size, bytes)
      values (${company}::int, repeat('0', 64), 0, '') on conflict do nothing), made as (
      insert into documents (company_id, template_id, group_id, title, year, number, letter, date, employee_ids,
        employee_names, batch_id, search_key, docx_sha256, docx_size, pdf_sha256, pdf_size, entered_by, entered_at)
      select ${company}::int, n % 20, n % 12, 'Личная карточка учёта выдачи СИЗ ' || n % 20, 2017 + n % 10,
        n / 10 % 9999 + 1, case when n >= 99990 then 'А' else '' end, make_date(2017 + n % 10, 1 + n / 10 % 12, 1 + n / 120 % 28),
        array[n % 1000 + 1], array['Орлов Пётр ' || n % 1000], n + 1,
        n / 10 + 1 || ' личная карточка учета выдачи сиз ' || n % 20 || ' орлов петр ' || n % 1000,
        repeat('0', 64), 12000, repeat('0', 64), 48000, 1, now()
      from generate_series(0, ${count - 1}::int) n
      returning year)
    insert into document_years select ${company}::int, year, count(*) from made group by year`.execute(kysely)
