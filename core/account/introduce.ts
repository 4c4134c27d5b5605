import { type Account, type ProfileCode, parseProfileChanges } from '../auth/profile.ts'
import type { Command, Gathering } from '../commands/command.ts'
import type { Input } from '../shared/input/field-reader.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import { type AccountWrite, type LockAccount, lockAccount } from './account-facts.ts'

type Asked = { readonly details: Input }
type Refused = FieldErrors<ProfileCode>
type Introduced = { readonly writes: readonly AccountWrite[]; readonly answer: Account }

/**
 * Says what papers and the history call the person; what is left out stays. It is in no company's journal, so it is made without
 * `command`.
 */
export const introduce: Command<Asked, Account, Refused, LockAccount, AccountWrite> = {
  name: 'account/introduce',
  *run({ details }, { by: userId }): Gathering<Result<Introduced, Refused>, LockAccount> {
    const account = yield* lockAccount({ user: userId })
    if (!account) throw new Unavailable(401)
    const profile = parseProfileChanges(account, details)
    if (!profile.ok) return profile
    const answer = { ...account, ...profile.value }
    return ok({ writes: [{ kind: 'profiles', rows: [{ userId, ...profile.value }] }], answer })
  },
}
