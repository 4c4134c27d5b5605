import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import type { Work } from '../transact.ts'
import { deleteRows } from '../write-rows.ts'

type Member = { readonly company_id: CompanyId; readonly user_id: UserId }

/** Mails of notices that have not gone yet do not go to those who want none any more, or are no members. */
export const dropUnsentNotices = (work: Work, members: readonly Member[]): Promise<void> =>
  deleteRows(
    work,
    'mails',
    ['company_id', 'user_id'],
    members,
    sql`kept.about = 'digest' and kept.state <> 'sent'`,
  )
