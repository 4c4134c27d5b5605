import type { Account, OwnAccount } from '@osh/core/auth/profile.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Kysely } from 'kysely'
import { pickFields } from '../columns.ts'
import type { Schema } from '../schema.ts'
import type { Store } from '../transact.ts'
import type { UsersTable } from './account-tables.ts'

export const makeOwnAccountQueries = ({ kysely }: Store, user: UserId): Pick<OwnAccount, 'readAccount'> => ({
  readAccount: async () => {
    const account = await selectAccount(kysely, user).executeTakeFirst()
    if (!account) throw new Unavailable(401)
    return readAccount(account)
  },
})

export const selectAccount = (kysely: Kysely<Schema>, user: UserId) =>
  kysely.selectFrom('users').where('id', '=', user).select(['email', 'fullname', 'position', 'closes_on'])

export const readAccount = (
  row: Pick<UsersTable, 'email' | 'fullname' | 'position' | 'closes_on'>,
): Account => pickFields(row, ['email', 'fullname', 'position', 'closesOn'])
