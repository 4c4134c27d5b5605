import { randomBytes } from 'node:crypto'
import type { FactorWrite, LockFactor } from '@osh/core/account/second-factor/factor-facts.ts'
import type { UserId } from '@osh/core/auth/account.ts'
import type { KeptFactor } from '@osh/core/auth/second-factor/second-factor.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { Kysely } from 'kysely'
import { pickColumns, pickFields } from '../columns.ts'
import type { Schema } from '../schema.ts'
import { isSealed, type Seal } from '../seal.ts'
import type { Store, Work } from '../transact.ts'
import { deleteRows, insertRows, makeReplacer } from '../write-rows.ts'

const FACTOR = ['secret', 'since', 'lastStep'] as const

const nameSecret = (user: UserId): string => `second factor of ${user}`

/** Of a secret that no key opens no code is right; it is another each time, so that none is ever found. */
const loseSecret = (): string => randomBytes(32).toString('hex')

const readFactor = async (kysely: Kysely<Schema>, user: UserId, seal: Seal) => {
  const row = await kysely
    .selectFrom('second_factors')
    .where('user_id', '=', user)
    .selectAll()
    .executeTakeFirst()
  if (!row) return null
  const secret = seal.open(row.secret, nameSecret(user)) ?? loseSecret()
  return { ...pickFields(row, FACTOR), secret }
}

const readHashes = async (kysely: Kysely<Schema>, user: UserId): Promise<readonly string[]> => {
  const rows = await kysely
    .selectFrom('recovery_codes')
    .where('user_id', '=', user)
    .select('code_hash')
    .execute()
  return rows.map((row) => row.code_hash)
}

/** Null where the account has none. */
export async function findFactor(
  kysely: Kysely<Schema>,
  user: UserId,
  seal: Seal,
): Promise<KeptFactor | null> {
  const factor = await readFactor(kysely, user, seal)
  return factor && { ...factor, codesLeft: (await readHashes(kysely, user)).length }
}

export const answerFactors = (work: Work, seal: Seal): LateAnswers<LockFactor> => ({
  'second-factor': async ({ user }) => {
    const account = await work
      .selectFrom('users')
      .where('id', '=', user)
      .select('email')
      .forUpdate()
      .executeTakeFirst()
    if (!account) return null
    const factor = await readFactor(work, user, seal)
    return { ...account, factor, recoveryHashes: await readHashes(work, user) }
  },
})

export const makeFactorWriters = (seal: Seal): Writers<FactorWrite, Work, Promise<void>> => ({
  'second-factors': makeReplacer('second_factors', ['user_id'], ({ secret, ...row }) =>
    pickColumns({ ...row, secret: seal.close(secret, nameSecret(row.userId)) }, ['userId', ...FACTOR]),
  ),
  'ended-second-factors': async (work, rows) => {
    const users = rows.map(({ userId }) => ({ user_id: userId }))
    await deleteRows(work, 'second_factors', ['user_id'], users)
    await deleteRows(work, 'recovery_codes', ['user_id'], users)
  },
  'recovery-codes': async (work, rows) => {
    await deleteRows(
      work,
      'recovery_codes',
      ['user_id'],
      rows.map(({ userId }) => ({ user_id: userId })),
    )
    const codes = rows.flatMap(({ userId, hashes }) =>
      hashes.map((hash) => ({ user_id: userId, code_hash: hash })),
    )
    await insertRows(work, 'recovery_codes', codes)
  },
  'used-recovery-codes': (work, rows) =>
    deleteRows(
      work,
      'recovery_codes',
      ['user_id', 'code_hash'],
      rows.map(({ userId, hash }) => ({ user_id: userId, code_hash: hash })),
    ),
})

/** Seals the secrets that are kept as they are, harmless to repeat. Answers of how many people no key opens the secret. */
export async function sealFactors({ kysely }: Store, seal: Seal): Promise<number> {
  const rows = await kysely.selectFrom('second_factors').select(['user_id', 'secret']).execute()
  for (const { user_id, secret } of rows.filter((row) => !isSealed(row.secret)))
    await kysely
      .updateTable('second_factors')
      .set({ secret: seal.close(secret, nameSecret(user_id)) })
      .where('user_id', '=', user_id)
      .where('secret', '=', secret)
      .execute()
  return rows.filter(({ user_id, secret }) => seal.open(secret, nameSecret(user_id)) === null).length
}
