import type { CompanyId } from '@osh/core/companies/company.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#adapters/postgres/schema.ts'
import { accepted } from '#tests/contracts/world.ts'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import type { Figure } from '../figure.ts'
import { peakOf } from '../serving/memory.ts'
import { visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'
import { seedArchive } from './archive.ts'
import { download } from './batch.ts'
import { seedPhotos } from './incident-zip.ts'

const EMPLOYEES = sized(10_000, 100)
const PAPERS = sized(5000, 20)
const PHOTOS = sized(150, 2)
const MEGABYTES = 4

/** A big company in one download: how much more the server holds at its most than it ever did before. */
export const companyArchive = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    await seedDeadlines(product.kysely, [EMPLOYEES])
    await seedArchive(product.kysely, 1, PAPERS)
    await seedFiles(product.kysely)
    const { personalFiles } = await visitor(product, [1])
    const before = await peakOf(product.pid)
    const started = performance.now()
    const bytes = await download(accepted(await personalFiles.makeCompanyLink(1 as CompanyId)))
    const seconds = (performance.now() - started) / 1000
    return [
      {
        what: `a company of ${EMPLOYEES} employees downloaded: what the server holds more, MB`,
        value: (await peakOf(product.pid)) - before,
        most: 200,
        beside: `${before.toFixed(0)} MB before; ${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
      },
    ]
  })

/** A file for each paper, and photos of an accident; of bytes that are neither: what packs them does not look. */
async function seedFiles(kysely: Kysely<Schema>): Promise<void> {
  await sql`
    insert into files (company_id, sha256, size, bytes)
    select 1, 'paper ' || n, 60000, decode(repeat(md5(n::text), 3750), 'hex')
    from generate_series(1, ${PAPERS}::int) n`.execute(kysely)
  await sql`update documents set docx_sha256 = 'paper ' || id, pdf_sha256 = 'paper ' || id where company_id = 1`.execute(
    kysely,
  )
  await seedPhotos(kysely, PHOTOS, MEGABYTES)
}
