import type { FactorWrite, LockFactor } from '@osh/core/account/second-factor/factor-facts.ts'
import type { UserId } from '@osh/core/auth/account.ts'
import type { KeptFactor } from '@osh/core/auth/second-factor/second-factor.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { Kysely } from 'kysely'
import { pickColumns, pickFields } from '../columns.ts'
import type { Schema } from '../schema.ts'
import type { Work } from '../transact.ts'
import { deleteRows, insertRows, makeReplacer } from '../write-rows.ts'

const FACTOR = ['secret', 'since', 'lastStep'] as const

const readFactor = async (kysely: Kysely<Schema>, user: UserId) => {
  const row = await kysely
    .selectFrom('second_factors')
    .where('user_id', '=', user)
    .selectAll()
    .executeTakeFirst()
  return row ? pickFields(row, FACTOR) : null
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
export async function findFactor(kysely: Kysely<Schema>, user: UserId): Promise<KeptFactor | null> {
  const factor = await readFactor(kysely, user)
  return factor && { ...factor, codesLeft: (await readHashes(kysely, user)).length }
}

export const answerFactors = (work: Work): LateAnswers<LockFactor> => ({
  'second-factor': async ({ user }) => {
    const account = await work
      .selectFrom('users')
      .where('id', '=', user)
      .select('email')
      .forUpdate()
      .executeTakeFirst()
    if (!account) return null
    return { ...account, factor: await readFactor(work, user), recoveryHashes: await readHashes(work, user) }
  },
})

export const factorWriters: Writers<FactorWrite, Work, Promise<void>> = {
  'second-factors': makeReplacer('second_factors', ['user_id'], (row) =>
    pickColumns(row, ['userId', ...FACTOR]),
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
}
