import type {
  AccountQuestion,
  AccountWrite,
  NewEmail,
  NewPassword,
  NewProfile,
} from '@osh/core/account/account-facts.ts'
import type { Proof } from '@osh/core/account/proof.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { AccountClosing, AccountClosingWrite } from '@osh/core/erasure/erasure-facts.ts'
import { sql } from 'kysely'
import { pickColumns, pickFields } from '../columns.ts'
import { closeCalendars } from '../notices/calendar/calendar-links.ts'
import type { Work } from '../transact.ts'
import { deleteRows, makeReplacer, makeUpdater } from '../write-rows.ts'
import { readAccount, selectAccount } from './own-account.ts'

const PROOF = ['userId', 'kind', 'secretHash', 'email', 'expiresAt'] as const
const KEY = ['user_id', 'kind'] as const

export const answerAccounts = (work: Work): LateAnswers<AccountQuestion> => ({
  'sign-in-facts': async ({ user }) => {
    const account = await work
      .selectFrom('users')
      .where('id', '=', user)
      .select(['email', 'confirmed_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!account) return null
    const proofs = await work.selectFrom('proofs').where('user_id', '=', user).selectAll().execute()
    return {
      ...pickFields(account, ['email', 'confirmedAt']),
      proofs: proofs.map((row) => pickFields(row, PROOF)),
    }
  },
  'is-email-taken': async ({ email }) => {
    const found = await work.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst()
    return found !== undefined
  },
  profile: async ({ user }) => {
    const account = await selectAccount(work, user).forNoKeyUpdate().executeTakeFirst()
    return account ? readAccount(account) : null
  },
})

const updatePasswords = makeUpdater('users', ['id'], ({ userId, passwordHash }: NewPassword) => ({
  id: userId,
  password_hash: passwordHash,
}))

export const accountWriters: Writers<AccountWrite | AccountClosingWrite, Work, Promise<void>> = {
  proofs: makeReplacer('proofs', KEY, (proof: Proof) => pickColumns(proof, PROOF)),
  'used-proofs': (work, rows) => {
    const used = rows.flatMap(({ userId, kinds }) => kinds.map((kind) => ({ user_id: userId, kind })))
    return deleteRows(work, 'proofs', KEY, used)
  },
  'new-passwords': async (work, rows) => {
    await updatePasswords(work, rows)
    for (const { userId } of rows) await closeCalendars(work, userId)
  },
  'new-emails': makeUpdater('users', ['id'], ({ userId, email, confirmedAt }: NewEmail) => ({
    ...{ id: userId, email, confirmed_at: confirmedAt },
  })),
  profiles: makeUpdater('users', ['id'], ({ userId, ...profile }: NewProfile) => ({
    id: userId,
    ...profile,
  })),
  'account-closings': makeUpdater('users', ['id'], ({ userId, closesOn }: AccountClosing) => ({
    id: userId,
    closes_on: closesOn,
  })),
  'ended-sign-ins': (work, rows) => {
    const ended = rows.map(({ userId, but }) => ({ user_id: userId, id: but }))
    return deleteRows(work, 'sessions', ['user_id'], ended, sql`kept.id is distinct from given.id`)
  },
}
