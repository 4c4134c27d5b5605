import type { Accounts, LoginRefusal, RefreshRefused, Tokens } from '@osh/core/auth/account.ts'
import type { Session } from '@osh/core/auth/session.ts'
import type { FieldErrors } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { Unavailable } from '@osh/core/shared/unavailable.ts'
import { decodeTokens } from '#adapters/wire/account-wire.ts'
import { decodeProblem } from '#adapters/wire/problem-wire.ts'
import { type Answer, decoded, type Transport } from './transport.ts'

/** A renewal that hangs would keep the other tabs waiting for their turn. */
const RENEWAL_SECONDS = 30

const loginRefusals = ['auth/wrong-credentials', 'auth/too-many-attempts', 'fields'] as const

/** Sign-in over HTTP. Its calls are past the renewal of tokens: a wrong password is a 401 that renews nothing. */
export class HttpAccounts implements Accounts {
  readonly #transport: Transport
  readonly #session: Pick<Session, 'tokens'>

  constructor(transport: Transport, session: Pick<Session, 'tokens'>) {
    this.#transport = transport
    this.#session = session
  }

  register(email: string, password: string): Promise<Result<Tokens, FieldErrors | LoginRefusal>> {
    return this.#enter('/api/register', { email, password })
  }

  logIn(email: string, password: string): Promise<Result<Tokens, LoginRefusal>> {
    return this.#enter('/api/login', { email, password })
  }

  refresh(refreshToken: string): Promise<Result<Tokens, RefreshRefused>> {
    return refreshOver(this.#transport, refreshToken)
  }

  async logOut(refreshToken: string): Promise<void> {
    const answer = await this.#post('/api/logout', { refreshToken })
    if (!answer.ok) throw new Unavailable(answer.status)
  }

  async #enter(path: string, body: object): Promise<Result<Tokens, LoginRefusal>> {
    const answer = await this.#post(path, body)
    if (answer.ok) return ok(decoded(answer, decodeTokens))
    const refusal = decodeProblem(answer.status, answer.json, loginRefusals)
    if (refusal === null) throw new Unavailable(answer.status)
    return err(refusal)
  }

  #post(path: string, body: object): Promise<Answer> {
    return this.#transport.send({ method: 'post', path, body }, this.#session.tokens()?.accessToken ?? '')
  }
}

/** Any 400 is a refusal; whatever else fails is worth another try. The only call without Authorization. */
export async function refreshOver(
  transport: Transport,
  refreshToken: string,
): Promise<Result<Tokens, RefreshRefused>> {
  const answer = await transport.send(
    { method: 'post', path: '/api/refresh', body: { refreshToken }, patience: RENEWAL_SECONDS },
    null,
  )
  if (answer.ok) return ok(decoded(answer, decodeTokens))
  if (answer.status === 400) return err({ code: 'auth/refresh-refused' })
  throw new Unavailable(answer.status)
}
