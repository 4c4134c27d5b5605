import { isOperator } from '@osh/core/auth/operators.ts'
import { type Account, deriveConfirmation, type OwnAccount } from '@osh/core/auth/profile.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Kysely, Selectable } from 'kysely'
import { pickFields } from '../columns.ts'
import type { Schema } from '../schema.ts'
import type { Store } from '../transact.ts'
import type { UsersTable } from './account-tables.ts'

const OWN = ['email', 'confirmed_at', 'operator_since', 'fullname', 'position', 'closes_on'] as const

export const makeOwnAccountQueries = ({ kysely }: Store, user: UserId): Pick<OwnAccount, 'readAccount'> => ({
  readAccount: async () => {
    const account = await selectAccount(kysely, user).executeTakeFirst()
    if (!account) throw new Unavailable(401)
    return readAccount(account)
  },
})

export const selectAccount = (kysely: Kysely<Schema>, user: UserId) =>
  kysely
    .selectFrom('users as u')
    .where('u.id', '=', user)
    .select(OWN)
    .select((one) =>
      one
        .selectFrom('second_factors as f')
        .whereRef('f.user_id', '=', 'u.id')
        .select('f.since')
        .as('factor_since'),
    )

type Row = Pick<Selectable<UsersTable>, (typeof OWN)[number]> & { readonly factor_since: Instant | null }

export const readAccount = ({
  confirmed_at,
  operator_since: operatorSince,
  factor_since: factorSince,
  ...row
}: Row): Account => ({
  ...pickFields(row, ['email', 'fullname', 'position', 'closesOn']),
  confirmation: deriveConfirmation(confirmed_at),
  isOperator: isOperator({ operatorSince, factorSince }),
})
