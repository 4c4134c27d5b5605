import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { isAnswer } from '../commands/kept-answers.ts'
import { selectOwnedCompanies } from '../companies/owned-companies.ts'
import { removeCompany } from '../companies/remove-company.ts'
import type { Work } from '../transact.ts'
import { eraseConversations } from './erase-messages.ts'
import { madeBefore } from './made-before.ts'

/**
 * Erases an account in the caller's transaction: e-mail, name, password, sessions, memberships, and examples of its own. What the person
 * entered in companies of others stays under a number that is no one's.
 */
export async function eraseAccount(work: Work, user: UserId, before: Instant | null = null): Promise<void> {
  const known = work.selectFrom('users').where('id', '=', user).where(madeBefore(before))
  const account = await known.select('email').forUpdate().executeTakeFirst()
  if (!account) return
  const examples = await selectOwnedCompanies(work, user, { example: true }).select('companies.id').execute()
  for (const { id } of examples) await removeCompany(work, id)
  await work
    .deleteFrom('invitations')
    .where((is) => is.or([is('email', '=', account.email), is('accepted_by', '=', user)]))
    .execute()
  await eraseConversations(work, user)
  await work.deleteFrom('memberships').where('user_id', '=', user).execute()
  await work.deleteFrom('refresh_tokens').where('user_id', '=', user).execute()
  await work.deleteFrom('second_factors').where('user_id', '=', user).execute()
  await work.deleteFrom('recovery_codes').where('user_id', '=', user).execute()
  await work.deleteFrom('proofs').where('user_id', '=', user).execute()
  await work.deleteFrom('news_reads').where('user_id', '=', user).execute()
  await work.deleteFrom('calendar_links').where('user_id', '=', user).execute()
  await work.deleteFrom('notice_marks').where('read_by', '=', user).execute()
  await work.deleteFrom('notice_reads').where('read_by', '=', user).execute()
  await work
    .deleteFrom('mails')
    .where((is) => is.or([is('user_id', '=', user), is('recipient', '=', account.email)]))
    .execute()
  await work.deleteFrom('push_devices').where('user_id', '=', user).execute()
  await work.deleteFrom('sessions').where('user_id', '=', user).execute()
  await sql`delete from request_keys where user_id = ${user} and ${isAnswer}`.execute(work)
  await work
    .deleteFrom('activity_requests')
    .where((is) =>
      is.or([
        is('email', '=', account.email),
        is('email_additional', '=', account.email),
        is('asked_by', '=', user),
      ]),
    )
    .execute()
  await work.deleteFrom('users').where('id', '=', user).execute()
}
