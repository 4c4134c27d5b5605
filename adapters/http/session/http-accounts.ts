import type { Accounts, RefreshRefused, Tokens } from '@osh/core/auth/account.ts'
import type { Session } from '@osh/core/auth/session.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { signInCalls } from '#adapters/wire/account/sign-in-calls.ts'
import { makeClient } from '../client-of.ts'
import type { Transport } from './transport.ts'

/** A renewal that hangs would keep the other tabs waiting for their turn. */
const RENEWAL_SECONDS = 30

const { refresh, ...others } = signInCalls

/** Sign-in over HTTP. Its calls are past the renewal of tokens: a wrong password is a 401 that renews nothing. */
export function makeHttpAccounts(transport: Transport, session: Pick<Session, 'readTokens'>): Accounts {
  const client = makeClient(
    { send: (ask) => transport.send(ask, session.readTokens()?.accessToken ?? '') },
    others,
  )
  return {
    ...client,
    refresh: (refreshToken) => refreshOver(transport, refreshToken),
    logOut: async (refreshToken) => {
      await client.logOut(refreshToken)
    },
  }
}

/** Any 400 is a refusal; whatever else fails is worth another try. The only call without Authorization. */
export function refreshOver(
  transport: Transport,
  refreshToken: string,
): Promise<Result<Tokens, RefreshRefused>> {
  const send: Parameters<typeof makeClient>[0]['send'] = async (ask) => {
    const answer = await transport.send({ ...ask, patience: RENEWAL_SECONDS }, null)
    return answer.status === 400
      ? { ...answer, json: { description: '', code: 'auth/refresh-refused' } }
      : answer
  }
  return makeClient({ send }, { refresh }).refresh(refreshToken)
}
