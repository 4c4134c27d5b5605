import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameBackup } from '#adapters/backup/daily/backup-names.ts'
import { sumTables } from '#adapters/backup/make-backup.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { nodePacking } from '#adapters/documents/docx/node-packing.ts'
import { makeFormLibrary } from '#adapters/documents/form/form-library.ts'
import { makePreviewForm, makeRenderForm } from '#adapters/documents/form/render-form.ts'
import { readShippedForms } from '#adapters/documents/form/shipped-forms.ts'
import { makeEditForm } from '#adapters/documents/own-form/editable/edit-form.ts'
import { withOwnForms } from '#adapters/documents/own-form/with-own-forms.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { makeNodePdfMaker } from '#adapters/documents/pdf/node-pdf-maker.ts'
import { makeFormPress } from '#adapters/documents/printing/form-press.ts'
import { type EmbeddedServer, startEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts'
import { migrate } from '#adapters/postgres/migrate.ts'
import { backUpDaily } from '#adapters/server/running/daily-backups.ts'
import { openDemo } from '#adapters/server/running/demo-server.ts'
import { openTestDatabase, patientStart } from '#tests/database.ts'
import { eventually } from '#tests/patience.ts'
import { run } from '#tests/runners/child.ts'

const settings = { fsync: 'off' }
const BACKUP_PASSPHRASE = 'Пароль резервной копии'
/** What a restored database has no more: sessions, and the key that their tokens were signed with. */
const ended = ['refresh_tokens', 'sessions', 'proofs', 'signing_keys']

/** The shipped forms. A .pdf takes a hundred times as long as a .docx: the bytes of one in another order are as good to be copied. */
function quickPress(): FormPress {
  const pdf = makeNodePdfMaker()
  const render = makeRenderForm(pdf, nodePacking)
  const means = {
    render: async (...[form, data, format]: Parameters<typeof render>) => {
      const docx = await render(form, data, 'docx')
      return format === 'docx' ? docx : docx.toReversed()
    },
    preview: makePreviewForm(pdf),
    edit: makeEditForm(nodePacking),
  }
  const library = makeFormPress(makeFormLibrary(readShippedForms()), means, makeRussianNameForms())
  return withOwnForms(library, () => Promise.reject(new Error('the demo has no own forms')))
}

let directory: string
let service: EmbeddedServer
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'osh-drill-'))
  service = await startEmbeddedServer(join(directory, 'data'), { settings, patience: patientStart })
  await migrate(service.connection)
  const database = openTestDatabase(service.connection)
  await openDemo(database, { forms: async () => quickPress(), close: async () => undefined })
  await sql`
    with opened as (
      insert into sessions (user_id, device, since, seen, expires_at)
      values (1, '', now(), now(), now()) returning user_id, id)
    insert into refresh_tokens (token_hash, user_id, session_id, issued_at, expires_at)
    select 'hash', user_id, id, now(), now() from opened`.execute(database.kysely)
  await database.close()
})
afterAll(async () => {
  await service?.stop()
  await rm(directory, { recursive: true, force: true })
})

const command = (name: string, file: string, environment: NodeJS.ProcessEnv = {}) =>
  run('node', [`adapters/console/${name}.ts`, ...(file ? [file] : [])], {
    environment: { DATABASE_URL: '', BACKUP_PASSPHRASE, ...environment },
  })

it('the demo company comes out of a running service, is proved, and comes back into an empty directory', async () => {
  const BACKUP_DIR = join(directory, 'backups')
  await mkdir(BACKUP_DIR)
  const old = Array.from({ length: 10 }, (_, i) => `osh-2020-01-${String(i + 1).padStart(2, '0')}.backup`)
  for (const name of [...old, 'notes', `${old[0]}.part-999999999`])
    await writeFile(join(BACKUP_DIR, name), '')
  const file = nameBackup(BACKUP_DIR, systemClock.today('UTC'))
  const environment = { ...process.env, BACKUP_PASSPHRASE, BACKUP_DIR, DATABASE_URL: '' }
  const end = backUpDaily(BACKUP_DIR, { ...environment, DATA_DIR: join(directory, 'data') }, 0)
  const kept = ['notes', ...old.slice(4), basename(file)]
  await eventually(async () => (await readdir(BACKUP_DIR)).sort()).toEqual(kept)
  end()
  const proved = await command('prove-backup', '', { BACKUP_DIR })
  expect(proved.output).toContain('всё сошлось')

  const place = join(directory, 'restored')
  const restored = await command('restore', file, { DATA_DIR: place })
  expect(restored.output).toContain('Все сеансы завершены')
  expect(await readdir(place)).toEqual(['postgres'])
  const another = await startEmbeddedServer(place, { settings, patience: patientStart })
  const [before, after] = [await sumTables(service.connection), await sumTables(another.connection)]
  await another.stop()
  expect(before.find(({ name }) => name === 'files')?.rows).toBeGreaterThan(50)
  const lasting = (sums: typeof before) => sums.filter(({ name }) => !ended.includes(name))
  expect(lasting(after)).toEqual(lasting(before))
  expect(after.filter(({ name }) => ended.includes(name)).map(({ rows }) => rows)).toEqual([0, 0, 0, 0])
})
