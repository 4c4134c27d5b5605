import type { CompanyId } from '@osh/core/companies/company.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#adapters/postgres/schema.ts'
import { accepted } from '#tests/contracts/world.ts'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import type { Figure } from '../figure.ts'
import { peakOf } from '../serving/memory.ts'
import { visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'
import { download } from './batch.ts'

const PHOTOS = sized(60, 2)
const MEGABYTES = 4

/** The whole file of an accident with 60 photos of 4 MB as one archive: what the server holds meanwhile. */
export const incidentZip = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    await seedDeadlines(product.kysely, [1])
    await seedPhotos(product.kysely, PHOTOS, MEGABYTES)
    const { evidenceFiles } = await visitor(product, [1])
    const started = performance.now()
    const link = accepted(await evidenceFiles.makeArchiveLink(1 as CompanyId, 1 as IncidentId))
    const bytes = await download(link)
    const seconds = (performance.now() - started) / 1000
    return [
      {
        what: `the archive of ${PHOTOS} photos of ${MEGABYTES} MB: the most that the server holds, MB`,
        value: await peakOf(product.pid),
        most: 300,
        beside: `${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
      },
    ]
  })

/** An accident of the first company with so many photos, of bytes that are of no picture: what packs them does not look. */
export async function seedPhotos(kysely: Kysely<Schema>, count: number, megabytes: number): Promise<void> {
  const size = megabytes * 2 ** 20
  await sql`
    insert into incidents (company_id, occurred_at, time_zone, place, description, severity, progress, created_by, created_at)
    values (1, '2026-11-10T14:10', 'Europe/Moscow', 'Цех', '', 'easy', '{"done": {}, "answers": {}}', 1, now())`.execute(
    kysely,
  )
  await sql`
    insert into incident_injured (company_id, incident_id, row, full_name, name_key, employer, severity)
    values (1, 1, 0, 'Иванов', 'иванов', '', 'easy')`.execute(kysely)
  await sql`
    insert into files (company_id, sha256, size, bytes)
    select 1, 'photo ' || n, ${size}::int, decode(repeat(md5(n::text), ${size / 16}::int), 'hex')
    from generate_series(1, ${count}::int) n`.execute(kysely)
  await sql`
    insert into incident_evidence (company_id, incident_id, step, name, format, sha256, size, entered_by, entered_at)
    select 1, 1, 'inspect', 'Фото ' || n, 'jpeg', 'photo ' || n, ${size}::int, 1, now()
    from generate_series(1, ${count}::int) n`.execute(kysely)
}
