import type { UserId } from '@osh/core/auth/account.ts'
import type { Member } from '@osh/core/auth/company-members.ts'
import * as z from 'zod/mini'
import { profileShape } from '../account/account-calls.ts'
import { codec, list } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { ofCompany } from '../contract/query-input.ts'
import { id } from '../wire-format.ts'

const member = codec(z.object({ id, ...profileShape }), {
  encode: ({ id, fullname, position }: Member) => ({ id, fullname, position }),
  decode: ({ id, ...profile }): Member => ({ ...profile, id: id as UserId }),
})

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
