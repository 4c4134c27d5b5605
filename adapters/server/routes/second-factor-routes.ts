import type { FactorCommands } from '@osh/core/account/second-factor/factor-commands.ts'
import { makeSecondFactorDesk } from '@osh/core/account/second-factor/second-factor-desk.ts'
import type { OwnProofNeeds } from '@osh/core/auth/own-proof.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { secondFactorCalls } from '#adapters/wire/account/second-factor-calls.ts'
import type { Api } from '../api.ts'
import { noteEvent } from '../security/security-events.ts'
import { serve } from '../serve.ts'
import { newFactorSecret, newRecoveryCode } from '../sign-in/time-codes.ts'

const described = {
  state:
    'Whether signing in asks for a code of an authenticator application, and how many recovery codes are left',
  begin: 'Gives the secret that an authenticator application is set up with, by `currentPassword`',
  confirm:
    'Switches the second factor on by the first code; ends all other sign-ins, and gives the recovery codes, once',
  replaceCodes: 'Gives new recovery codes in place of those there are, by `currentPassword` and `factorCode`',
  end: 'Switches the second factor off by `currentPassword` and `factorCode`, and ends all other sign-ins',
}

type Needs = {
  readonly ownProof: OwnProofNeeds
  readonly commandsOf: (user: UserId) => FactorCommands
}

/** The authenticator application of whoever is signed in. */
export function secondFactorRoutes(api: Api, { ownProof, commandsOf }: Needs): void {
  const deskOf = makeSecondFactorDesk({
    ...ownProof,
    commandsOf,
    newFactor: newFactorSecret,
    newCode: newRecoveryCode,
  })
  serve(api, secondFactorCalls, described, ({ c, caller }) => {
    const desk = deskOf(caller)
    const noting = async <R, E>(
      event: 'second-factor-on' | 'second-factor-off',
      done: Promise<Result<R, E>>,
    ) => {
      const { user } = caller
      noteEvent(c, { event: (await done).ok ? event : 'second-factor-refused', user })
      return done
    }
    return {
      ...desk,
      confirm: (asked) => noting('second-factor-on', desk.confirm(asked)),
      end: (asked) => noting('second-factor-off', desk.end(asked)),
    }
  })
}
