import type { AccountQuestion, AccountWrite } from '@osh/core/account/account-facts.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { columnsOf, fieldsOf } from '../columns.ts'
import type { Work } from '../transact.ts'

export const answerAccounts = (work: Work): LateAnswers<AccountQuestion> => ({
  'sign-in-facts': async ({ user }) => {
    const account = await work
      .selectFrom('users')
      .where('id', '=', user)
      .select('email')
      .forUpdate()
      .executeTakeFirst()
    if (!account) return null
    const proofs = await work.selectFrom('proofs').where('user_id', '=', user).selectAll().execute()
    return {
      email: account.email,
      proofs: proofs.map((row) => fieldsOf(row, ['userId', 'kind', 'secretHash', 'email', 'expiresAt'])),
    }
  },
  'is-email-taken': async ({ email }) => {
    const found = await work.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst()
    return found !== undefined
  },
})

export const accountWriters: Writers<AccountWrite, Work, Promise<void>> = {
  proofs: async (work, rows) => {
    for (const row of rows) {
      const { secret_hash, email, expires_at, ...key } = columnsOf(row, [
        ...(['userId', 'kind', 'secretHash', 'email', 'expiresAt'] as const),
      ])
      const kept = { secret_hash, email, expires_at }
      await work
        .insertInto('proofs')
        .values({ ...key, ...kept })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(kept))
        .execute()
    }
  },
  'used-proofs': async (work, rows) => {
    for (const { userId, kinds } of rows)
      await work
        .deleteFrom('proofs')
        .where('user_id', '=', userId)
        .where('kind', 'in', [...kinds])
        .execute()
  },
  'new-passwords': async (work, rows) => {
    for (const { userId, passwordHash } of rows)
      await work.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  },
  'new-emails': async (work, rows) => {
    for (const { userId, email } of rows)
      await work.updateTable('users').set({ email }).where('id', '=', userId).execute()
  },
  'ended-sign-ins': async (work, rows) => {
    for (const { userId, but } of rows) {
      const own = work.deleteFrom('sessions').where('user_id', '=', userId)
      await (but === null ? own : own.where('id', '<>', but)).execute()
    }
  },
}
