import { isOperator } from '../auth/operators.ts'
import type { Command, Gathering, SomeQuestion, SomeWrite } from '../commands/command.ts'
import { isSameMembership, type Membership } from '../rights/membership.ts'
import type { CompanyId, UserId } from '../shared/identity.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import {
  type EmailOf,
  emailOf,
  type HoldMembership,
  type HoldOperator,
  holdMembership,
  holdOperator,
} from './member-facts.ts'

/** As what someone's request was let in: the member of a company that they were at that moment, an operator, or whoever has an account. */
export type Standing =
  | { readonly company: CompanyId; readonly membership: Membership }
  | 'operator'
  | 'account'

type StandingQuestion = EmailOf | HoldMembership | HoldOperator

/**
 * The command of someone whose rights were looked at before it began: they are looked at again before anything is written. Asked after
 * the command's own questions, so that of two who change the members at once the second sees what the first has left.
 *
 * @throws Unavailable 401 where the account is gone, 404 for who is a member no more, 403 for another role, departments or grants, or an operator no more
 */
export const keepStanding = <Input, Answer, Refusal, Q extends SomeQuestion, W extends SomeWrite>(
  command: Command<Input, Answer, Refusal, Q, W>,
  standing: Standing,
): Command<Input, Answer, Refusal, Q | StandingQuestion, W> => ({
  name: command.name,
  *run(input, signed) {
    const outcome = yield* command.run(input, signed)
    if (outcome.ok) yield* demandStanding(standing, signed.by)
    return outcome
  },
})

function* demandStanding(standing: Standing, user: UserId): Gathering<void, StandingQuestion> {
  if (standing === 'operator') {
    const facts = yield* holdOperator({ user })
    if (facts === null) throw new Unavailable(401)
    if (!isOperator(facts)) throw new Unavailable(403)
    return
  }
  if (standing === 'account') {
    if ((yield* emailOf({ user })) === null) throw new Unavailable(401)
    return
  }
  const held = yield* holdMembership({ companyId: standing.company, user })
  if (held === null) throw new Unavailable(404)
  if (!isSameMembership(held, standing.membership)) throw new Unavailable(403)
}
