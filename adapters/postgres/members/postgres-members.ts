import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompanyMember, KeptInvitation } from '@osh/core/members/member.ts'
import type { MemberQuestion, MemberWrite } from '@osh/core/members/member-facts.ts'
import type { MemberQueries } from '@osh/core/members/member-repository.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import { insertRows } from '../write-rows.ts'
import type { InvitationsTable } from './member-tables.ts'

export const memberQueries = ({ kysely }: Store, user: UserId): MemberQueries => ({
  list: (companyId) =>
    joined(kysely, companyId).select(['users.id', 'users.fullname', 'users.position']).execute(),
  people: async (companyId) => {
    const rows = await joined(kysely, companyId)
      .select(['users.id', 'users.fullname', 'users.position', 'users.email'])
      .select(['memberships.role', 'memberships.departments', 'memberships.granted', 'memberships.since'])
      .select(
        sql<CompanyMember['seen']>`(select max(s.seen) from sessions s where s.user_id = users.id)`.as(
          'seen',
        ),
      )
      .execute()
    return rows
  },
  invitations: async (companyId) => {
    const all = kysely.selectFrom('invitations').where('company_id', '=', companyId).selectAll()
    const rows = await all.orderBy('invited_at', 'desc').orderBy('email').execute()
    return rows.map(invitationOf).map(({ tokenHash: _, ...invitation }) => invitation)
  },
  own: async () => {
    const all = kysely.selectFrom('memberships').where('user_id', '=', user)
    const rows = await all.select(['company_id', 'role', 'departments', 'granted']).execute()
    return new Map(rows.map(({ company_id, ...as }) => [company_id, as]))
  },
})

const joined = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.company_id', '=', companyId)
    .orderBy(sql`memberships.role = 'owner'`, 'desc')
    .orderBy('memberships.since')
    .orderBy('users.id')

const invitationOf = (row: Selectable<InvitationsTable>): KeptInvitation => ({
  companyId: row.company_id,
  email: row.email,
  role: row.role,
  departments: row.departments,
  granted: row.granted,
  tokenHash: row.token_hash,
  invited: { by: row.invited_by, at: row.invited_at },
  expiresAt: row.expires_at,
  acceptedBy: row.accepted_by,
})

export const postgresOffers = ({ kysely }: Store): Storage['offers'] => ({
  look: async (companyId, tokenHash) => {
    const row = await kysely
      .selectFrom('invitations')
      .innerJoin('companies', 'companies.id', 'invitations.company_id')
      .where('invitations.company_id', '=', companyId)
      .where('token_hash', '=', tokenHash)
      .selectAll('invitations')
      .select('companies.name as company')
      .executeTakeFirst()
    return row ? { company: row.company, invitation: invitationOf(row) } : null
  },
})

export const answerMembers = (work: Work): LateAnswers<MemberQuestion> => ({
  'member-roll': async ({ companyId }) => {
    await work.selectFrom('companies').where('id', '=', companyId).select('id').forNoKeyUpdate().execute()
    return joined(work, companyId)
      .select(['users.id', 'users.email'])
      .select(['memberships.role', 'memberships.departments', 'memberships.granted'])
      .execute()
  },
  'email-of': async ({ user }) => {
    const account = work.selectFrom('users').where('id', '=', user).select('email')
    return (await account.executeTakeFirst())?.email ?? null
  },
  invitation: async ({ companyId, tokenHash }) => {
    const own = work.selectFrom('invitations').where('company_id', '=', companyId)
    const row = await own.where('token_hash', '=', tokenHash).selectAll().forUpdate().executeTakeFirst()
    return row ? invitationOf(row) : null
  },
})

export const memberWriters: Writers<MemberWrite, Work, Promise<void>> = {
  invitations: async (work, rows) => {
    await forget(work, rows)
    await insertRows(
      work,
      'invitations',
      rows.map(({ companyId, email, role, departments, granted, ...one }) => ({
        ...{ company_id: companyId, email, role, departments: [...departments], granted: [...granted] },
        token_hash: one.tokenHash,
        invited_by: one.invited.by,
        invited_at: one.invited.at,
        expires_at: one.expiresAt,
        accepted_by: one.acceptedBy,
      })),
    )
  },
  'withdrawn-invitations': forget,
  'new-members': (work, rows) =>
    insertRows(
      work,
      'memberships',
      rows.map(({ companyId, user, as, entered }) => ({
        ...{ company_id: companyId, user_id: user, since: entered.at, role: as.role },
        ...{ departments: [...as.departments], granted: [...as.granted] },
      })),
    ),
  'changed-members': async (work, rows) => {
    for (const { companyId, user, as } of rows)
      await work
        .updateTable('memberships')
        .set({ role: as.role, departments: [...as.departments], granted: [...as.granted] })
        .where('company_id', '=', companyId)
        .where('user_id', '=', user)
        .execute()
  },
  'removed-members': async (work, rows) => {
    for (const { companyId, user } of rows) {
      const own = work.deleteFrom('memberships').where('company_id', '=', companyId)
      await own.where('user_id', '=', user).execute()
      await work
        .updateTable('users')
        .set({ open_company_id: null })
        .where('id', '=', user)
        .where('open_company_id', '=', companyId)
        .execute()
    }
  },
}

async function forget(
  work: Work,
  rows: readonly { readonly companyId: CompanyId; readonly email: string }[],
): Promise<void> {
  for (const { companyId, email } of rows) {
    const own = work.deleteFrom('invitations').where('company_id', '=', companyId)
    await own.where('email', '=', email).execute()
  }
}
