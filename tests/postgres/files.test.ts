import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { fileWriters } from '#adapters/postgres/files/write-files.ts'
import { migrate, migrationsDirectory } from '#adapters/postgres/migrate.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { aDocument, fileOf } from '#tests/contracts/documents.ts'
import { newUser, type Opened, recordsIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, newWorld, today } from '#tests/contracts/world.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { day } from '#tests/examples.ts'

it('bytes that lay with papers and own forms are moved, each once, and stay the same', async () => {
  const fresh = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'osh-earlier-'))
  const client = new pg.Client(buildClientOptions(fresh.connection))
  try {
    for (const name of (await readdir(migrationsDirectory)).filter((one) => one < '0025'))
      await cp(join(migrationsDirectory, name), join(earlier, name))
    await migrate(fresh.connection, earlier)
    await client.connect()
    const [docx, pdf] = [Buffer.from('docx \0\xff'), Buffer.from('pdf')]
    await seedEarlier(client, docx, pdf)
    await migrate(fresh.connection)
    const { rows } = await client.query(
      'select company_id, sha256, size, bytes from files order by company_id, size desc',
    )
    expect(rows).toEqual([
      { company_id: 1, sha256: markOf(docx), size: docx.length, bytes: docx },
      { company_id: 1, sha256: markOf(pdf), size: pdf.length, bytes: pdf },
      { company_id: 2, sha256: markOf(docx), size: docx.length, bytes: docx },
    ])
  } finally {
    await client.end()
    await fresh.close()
    await rm(earlier, { recursive: true })
  }
})

/** Company 1 has a paper with both files, another with the same .docx alone, and an own form of the same bytes; company 2 a paper. */
const seedEarlier = async (client: pg.Client, docx: Buffer, pdf: Buffer): Promise<void> => {
  await client.query(`insert into companies
      (id, name, inn, director_name, director_position, activities, time_zone, created_by, created_at)
    select n, '', n::text, '', '', '{}', 'Europe/Moscow', 1, now() from generate_series(1, 2) n`)
  await client.query(
    `insert into documents (company_id, id, template_id, group_id, title, year, number, letter, date, employee_ids,
      employee_names, batch_id, search_key, docx_sha256, docx_size, pdf_sha256, pdf_size, entered_by, entered_at)
    select company, n, 1, 1, '', 2026, n, '', '2026-01-01', '{}', '{}', n, '', $1, 1,
      case n when 1 then $2 end, case n when 1 then 1 end, 1, now()
    from (values (1, 1), (1, 2), (2, 3)) as paper (company, n)`,
    [markOf(docx), markOf(pdf)],
  )
  await client.query(
    `insert into document_files select company_id, id, 'docx', $1::bytea from documents
    union all select company_id, id, 'pdf', $2::bytea from documents where pdf_size is not null`,
    [docx, pdf],
  )
  await client.query(
    `insert into own_forms (company_id, id, template_id, file_name, sha256, size, entered_by, entered_at)
    values (1, 1, 1, '', $1, 1, 1, now())`,
    [markOf(docx)],
  )
  await client.query('insert into own_form_files values (1, 1, $1)', [docx])
}
const markOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

let fresh: FreshDatabase
let store: Store
let opened: Opened
beforeAll(async () => {
  fresh = await freshDatabase()
  store = openTestDatabase(fresh.connection, 4)
  const clock = makeSettableClock(today)
  const storage = makePostgresStorage(store, clock)
  const same = async () => storage
  opened = { storage, clock, reopen: same, another: same, close: async () => undefined }
})
afterAll(async () => {
  await store?.close()
  await fresh?.close()
})

it('bytes stay where the last paper that has them is erased while another is issued with the same', async () => {
  const { storage } = opened
  const user = await newUser(storage)
  const { company, records, hire } = await newWorld({
    ...(await recordsIn(opened)),
    records: storage.openRecords(user),
  })
  const { documents, files, erasures } = storage.openRecords(user)
  const companyId = company.id
  const { id } = await hire('Носов', { hireDate: day('2018-01-10') })
  const docx = fileOf('the same bytes')
  const employees = [{ id, fullName: 'Носов' }]
  const draft = aDocument({ number: '1', date: day('1950-01-10'), employees, files: { docx, pdf: null } })
  accepted(await documents.issue({ companyId, draft }))
  const patch = { dismissalDate: day('2019-03-01') }
  accepted(await records.employees.change({ companyId, id, patch, version: null }))
  let erasing: Promise<unknown> | null = null
  await store.transaction(async (work) => {
    await fileWriters.files(work, [{ companyId, ...docx }])
    erasing ??= erasures.employee({ companyId, id }).then(accepted)
    await erasing
    await sql`
      insert into documents (company_id, template_id, group_id, title, year, number, letter, date, employee_ids, employee_names,
        batch_id, search_key, docx_sha256, docx_size, entered_by, entered_at)
      values (${companyId}, 1, 1, '', 2026, 2, '', '2026-01-01', '{}', '{}', 1, '', ${docx.sha256}, 1, 1, now())`.execute(
      work,
    )
  })
  expect(accepted(await files.read(companyId, docx.sha256))).toEqual(docx.bytes)
  expect(await documents.list(companyId, everyDocument)).toHaveLength(1)
})
