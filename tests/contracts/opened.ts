import { randomUUID } from 'node:crypto'
import type { Caller, UserId } from '@osh/core/auth/account.ts'
import type { DocumentRepository } from '@osh/core/documents/document-repository.ts'
import type { OwnFormRepository, OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { PastRecords } from '@osh/core/documents/sources/facts/past-records.ts'
import type { Imports } from '@osh/core/imports/imports.ts'
import type { EvidenceRepository } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { LongLists } from '@osh/core/records/long-lists.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { Storage, StoredRecords } from '@osh/core/records/storage.ts'
import type { Requirements } from '@osh/core/requirements/requirements.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { LocalOwnForms } from '#adapters/local-storage/local-own-forms.ts'
import { plainPress } from '#tests/plain-press.ts'
import type { SettableClock } from './settable-clock.ts'

/** Of everyone who signs in under contract. */
export const PASSWORD = 'contract password'

/** A storage under contract, empty at first; it is opened once for a whole suite. */
export type Opened = {
  readonly storage: Storage
  /** The same data, opened again as after a restart. */
  reopen(): Promise<Storage>
  /** One more client of the same data, at the same time. */
  another(): Promise<Storage>
  readonly clock: SettableClock
  close(): Promise<void>
}

/** The records of two people who know nothing of each other. */
export type OpenedRecords = {
  readonly records: Records
  /** Where the first person's documents are stored; absent where no test issues any. */
  readonly issuing?: DocumentRepository
  /** The first person's long lists, as they are stored; absent where they are asked for whole. */
  readonly longLists?: LongLists
  /** The first person's records as they were; absent where nothing is issued. */
  readonly past?: PastRecords
  /** The first person's evidence, as it is stored; absent where no test attaches any. */
  readonly evidence?: EvidenceRepository
  /** The first person's imports, as they are stored; absent where no test brings a file in. */
  readonly imports?: Imports
  /** What posts require, as it is stored; absent where no test asks for it. */
  readonly requirements?: Requirements
  /** The first person's own forms, by the plain press; absent where no test has any. */
  readonly ownForms?: { readonly port: OwnForms; readonly kept: OwnFormRepository }
  readonly stranger: Records
  /** The first person's records, opened again as after a restart. */
  reopen(): Promise<Records>
  /** One more client of the first person, at the same time. */
  another(): Promise<Records>
  readonly clock: SettableClock
  close(): Promise<void>
}

/** Two people's records in a storage. */
export async function recordsIn(opened: Opened): Promise<OpenedRecords> {
  const { storage, clock } = opened
  const [user, stranger] = [await newUser(storage), await newUser(storage)]
  return {
    records: storage.openRecords(user),
    issuing: storage.openRecords(user).documents,
    longLists: storage.openRecords(user).longLists,
    past: storage.openRecords(user).past,
    evidence: storage.openRecords(user).evidence,
    imports: storage.openRecords(user).imports,
    requirements: storage.openRecords(user).requirements,
    ownForms: ownFormsIn(storage.openRecords(user)),
    stranger: storage.openRecords(stranger),
    reopen: async () => (await opened.reopen()).openRecords(user),
    another: async () => (await opened.another()).openRecords(user),
    clock,
    close: () => opened.close(),
  }
}

const ownFormsIn = ({ ownForms }: StoredRecords) => ({
  port: new LocalOwnForms(ownForms, async () => plainPress),
  kept: ownForms,
})

let users = 0

export async function newUser({ accounts }: Storage): Promise<UserId> {
  users += 1
  const added = await accounts.addUser(`person-${users}@example.org`, 'hash')
  if (!added.ok) throw new Error('a new e-mail was refused')
  return added.value.id
}

/** A sign-in of the user, from the day on that the contracts begin with. */
export async function signIn({ sessions }: Storage, user: UserId): Promise<Caller> {
  const [now, expiresAt] = ['2026-11-20T00:00:00.000Z' as Instant, '2027-01-19T00:00:00.000Z' as Instant]
  const opened = { user, device: '', tokenHash: randomUUID(), now, expiresAt }
  const session = await sessions.openSession(opened)
  if (session === null) throw new Error('nobody signs in')
  return { user, session }
}
