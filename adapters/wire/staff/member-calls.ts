import type { UserId } from '@osh/core/auth/account.ts'
import { profileShape } from '../account/account-calls.ts'
import { list } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { ofCompany } from '../contract/query-input.ts'
import { thing } from '../contract/thing.ts'
import { idOf } from '../wire-format.ts'

const member = thing({ id: idOf<UserId>(), ...profileShape })

/** Who has access to a company. */
export const memberCalls = {
  list: query({
    path: '/api/companies/{id}/members',
    who: 'member',
    right: 'see-company',
    input: ofCompany,
    answer: list(member),
  }),
}
