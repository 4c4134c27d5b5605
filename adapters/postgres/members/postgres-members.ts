import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompanyMember, KeptInvitation } from '@osh/core/members/member.ts'
import type {
  ChangedMember,
  MemberQuestion,
  MemberWrite,
  NewMember,
  OneMember,
} from '@osh/core/members/member-facts.ts'
import type { MemberQueries } from '@osh/core/members/member-repository.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { selectOperatorFacts } from '../accounts/postgres-operators.ts'
import { buildSignedColumns, pickColumns } from '../columns.ts'
import { lockCompany } from '../lock-row.ts'
import { dropUnsentNotices } from '../mail/unsent-notices.ts'
import type { Schema } from '../schema.ts'
import { tellOf } from '../support/changes-channel.ts'
import type { Store, Work } from '../transact.ts'
import { deleteRows, makeInserter, makeReplacer, makeUpdater } from '../write-rows.ts'
import type { InvitationsTable } from './member-tables.ts'

export const makeMemberQueries = ({ kysely }: Store, user: UserId): MemberQueries => ({
  list: (companyId) =>
    selectMembers(kysely, companyId).select(['users.id', 'users.fullname', 'users.position']).execute(),
  listPeople: async (companyId) => {
    const rows = await selectMembers(kysely, companyId)
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
  listInvitations: async (companyId) => {
    const all = kysely.selectFrom('invitations').where('company_id', '=', companyId).selectAll()
    const rows = await all.orderBy('invited_at', 'desc').orderBy('email').execute()
    return rows.map(readInvitation).map(({ tokenHash: _, ...invitation }) => invitation)
  },
  listOwn: async () => {
    const all = kysely.selectFrom('memberships').where('user_id', '=', user)
    const rows = await all.select(['company_id', 'role', 'departments', 'granted']).execute()
    return new Map(rows.map(({ company_id, ...as }) => [company_id, as]))
  },
})

const selectMembers = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.company_id', '=', companyId)
    .orderBy(sql`memberships.role = 'owner'`, 'desc')
    .orderBy('memberships.since')
    .orderBy('users.id')

const readInvitation = (row: Selectable<InvitationsTable>): KeptInvitation => ({
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

export const makePostgresOffers = ({ kysely }: Store): Storage['offers'] => ({
  look: async (companyId, tokenHash) => {
    const row = await kysely
      .selectFrom('invitations')
      .innerJoin('companies', 'companies.id', 'invitations.company_id')
      .leftJoin('users', 'users.id', 'invitations.invited_by')
      .where('invitations.company_id', '=', companyId)
      .where('token_hash', '=', tokenHash)
      .selectAll('invitations')
      .select(['companies.name as company', 'users.fullname as inviter_name', 'users.email as inviter_email'])
      .executeTakeFirst()
    if (!row) return null
    const { company, inviter_name: fullname, inviter_email: email } = row
    return { company, inviter: email === null ? null : { fullname, email }, invitation: readInvitation(row) }
  },
})

export const answerMembers = (work: Work): LateAnswers<MemberQuestion> => ({
  'member-roll': async ({ companyId }) => {
    await lockCompany(work, companyId)
    return selectMembers(work, companyId)
      .select(['users.id', 'users.email'])
      .select(['memberships.role', 'memberships.departments', 'memberships.granted'])
      .execute()
  },
  'email-of': async ({ user }) => {
    const account = work.selectFrom('users').where('id', '=', user).select('email').forKeyShare()
    return (await account.executeTakeFirst())?.email ?? null
  },
  'own-membership': async ({ companyId, user }) => {
    const own = work.selectFrom('memberships').where('user_id', '=', user).where('company_id', '=', companyId)
    const held = await own.select(['role', 'departments', 'granted']).forKeyShare().executeTakeFirst()
    return held ?? null
  },
  'operator-facts': async ({ user }) =>
    (await selectOperatorFacts(work).where('u.id', '=', user).forShare('u').executeTakeFirst()) ?? null,
  invitation: async ({ companyId, tokenHash }) => {
    const own = work.selectFrom('invitations').where('company_id', '=', companyId)
    const row = await own.where('token_hash', '=', tokenHash).selectAll().forUpdate().executeTakeFirst()
    return row ? readInvitation(row) : null
  },
})

const KEY = ['company_id', 'user_id'] as const

const keyOf = ({ companyId, user }: OneMember) => ({ company_id: companyId, user_id: user })

const buildMembershipColumns = ({ as, ...member }: ChangedMember) => ({
  ...keyOf(member),
  role: as.role,
  departments: [...as.departments],
  granted: [...as.granted],
})

const updateMembers = makeUpdater('memberships', KEY, buildMembershipColumns)

/** Until what the member does at this moment under the rights that they have had is over. */
const waitForMember = (work: Work, { companyId, user }: OneMember) =>
  work
    .selectFrom('memberships')
    .where('user_id', '=', user)
    .where('company_id', '=', companyId)
    .select('role')
    .forUpdate()
    .execute()

export const memberWriters: Writers<MemberWrite, Work, Promise<void>> = {
  invitations: makeReplacer('invitations', ['company_id', 'email'], (invitation: KeptInvitation) => ({
    ...pickColumns(invitation, ['companyId', 'email', 'role', 'tokenHash', 'expiresAt', 'acceptedBy']),
    ...buildSignedColumns('invited', invitation.invited),
    departments: [...invitation.departments],
    granted: [...invitation.granted],
  })),
  'withdrawn-invitations': (work, rows) => {
    const withdrawn = rows.map((row) => pickColumns(row, ['companyId', 'email']))
    return deleteRows(work, 'invitations', ['company_id', 'email'], withdrawn)
  },
  'withdrawn-invitations-by': async (work, rows) => {
    for (const { companyId, user } of rows)
      await work
        .deleteFrom('invitations')
        .where('company_id', '=', companyId)
        .where('invited_by', '=', user)
        .where('accepted_by', 'is', null)
        .execute()
  },
  'new-members': makeInserter('memberships', ({ entered, ...member }: NewMember) => ({
    ...buildMembershipColumns(member),
    since: entered.at,
  })),
  'changed-members': async (work, rows) => {
    for (const row of rows) await waitForMember(work, row)
    await updateMembers(work, rows)
  },
  'removed-members': async (work, rows) => {
    const removed = rows.map(keyOf)
    await deleteRows(work, 'memberships', KEY, removed)
    await dropUnsentNotices(work, removed)
    for (const { companyId, user } of rows) await tellOf(work, { companyId, person: user })
    await deleteRows(work, 'calendar_links', KEY, removed)
    await sql`
      update users set open_company_id = null
      from json_to_recordset(${JSON.stringify(removed)}::json) as given (company_id bigint, user_id bigint)
      where users.id = given.user_id and users.open_company_id = given.company_id`.execute(work)
  },
}
