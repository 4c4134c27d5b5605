import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { ok, type Result } from '../shared/results/result.ts'
import type { MemberWrite } from './member-facts.ts'

type Input = { readonly companyId: CompanyId; readonly email: string }

/** Takes an invitation back (отозвать): its link no longer holds. One that is not there is no error. */
export const withdraw = command({
  name: 'members/withdraw-invitation',
  *gather({ email }: Input) {
    yield* []
    return ok(email)
  },
  decide(email, { companyId }): Result<Decision<null, MemberWrite>, never> {
    return ok({
      writes: [{ kind: 'withdrawn-invitations', rows: [{ companyId, email }] }],
      changes: [{ record: 'invitation', ids: [], before: {}, after: null }],
      answer: null,
    })
  },
})
