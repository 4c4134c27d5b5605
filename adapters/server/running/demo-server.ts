import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import { demoProfile } from '#adapters/demo/demo-company.ts'
import { fillDemo } from '#adapters/demo/fill-demo.ts'
import { issuePaper } from '#adapters/demo/issue-papers.ts'
import { openShippedPress, type ShippedPress } from '#adapters/documents/printing/shipped-press.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { makePasswords } from '../sign-in/passwords.ts'

export type DemoAccount = { readonly email: string; readonly password: string }

/** A data directory that goes with the program. */
export async function throwAwayDirectory(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'osh-demo-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/**
 * Fills the demo company in an empty database and opens an account to it, with a password of this run alone.
 *
 * @param printing of the year's papers; in a thread of its own unless given.
 */
export async function openDemo(
  database: Store,
  printing: Pick<ShippedPress, 'forms' | 'close'> = openShippedPress((cause) => {
    throw cause
  }),
): Promise<DemoAccount> {
  const today = systemClock.today(DEFAULT_TIME_ZONE)
  const past = new DemoClock(today)
  const storage = makePostgresStorage(database, past)
  const account = { email: 'demo@example.org', password: randomBytes(9).toString('base64url') }
  const added = await storage.accounts.addUser(account.email, await makePasswords().hash(account.password))
  if (!added.ok) throw new Error('the demo account is taken')
  const records = storage.openRecords(added.value.id)
  await records.account.introduce({ details: demoProfile })
  const press = await printing.forms()
  const issuer = makeIssueDocuments({ ...records, staff: records, clock: past, press })
  const { company, papers } = await fillDemo(records, past, today)
  const made = { templates: press.templates, issuer, archive: records.documents, company, clock: past }
  for (const paper of papers) await issuePaper(made, paper)
  await printing.close()
  return account
}
