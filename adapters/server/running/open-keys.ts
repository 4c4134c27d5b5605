import type { SigningKeys } from '@osh/core/auth/signing-keys.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { PostgresSigningKeys } from '#adapters/postgres/accounts/postgres-signing-keys.ts'
import { makeSeal, type Seal } from '#adapters/postgres/seal.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import type { PushSettings } from '#adapters/push/push-sender.ts'
import { makeKeyFile, pushFileOf, readPushKey, readSealKey, sealFileOf } from '../sign-in/key-file.ts'
import type { PushPlan } from './push-settings.ts'

/** What is kept outside the database, so that whoever reads it, or a backup, has none of it. */
type Keys = { readonly signingKeys?: SigningKeys; readonly seal?: Seal }

/**
 * Reads the files at once: one that holds no key is told before anyone is served. What the database has signed with goes on in the file,
 * and is in the database no more.
 */
export async function openKeys(keyFile: string | null, database: Store): Promise<Keys> {
  if (keyFile === null) return {}
  const ofDatabase = new PostgresSigningKeys(database)
  const signingKeys = makeKeyFile(keyFile, (now) => ofDatabase.listKeys(now))
  await signingKeys.listKeys(systemClock.now())
  await ofDatabase.forget()
  return { signingKeys, seal: makeSeal(await readSealKey(sealFileOf(keyFile))) }
}

/**
 * By which browsers are told of notices, with the key of the settings; without one with that of a file, which is made at the first start. Null where
 * no file is named.
 */
export async function openPush(plan: PushPlan, keyFile: string | null): Promise<PushSettings | null> {
  const { key, ...others } = plan
  if (key !== null) return { key, ...others }
  return keyFile === null ? null : { key: await readPushKey(pushFileOf(keyFile)), ...others }
}
