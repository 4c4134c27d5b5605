import type { Session } from '@osh/core/auth/session.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Erasures } from '@osh/core/erasure/erasures.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { erasureWords } from '@osh/core/wording/refusals/words/erasure-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { ports } from '#ui/app/container.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...erasureWords }

/** Erases the company or the account of whoever is signed in. Answers why it was refused, in words; null when it is done. */
export class ErasureStore {
  readonly #erasures: Erasures
  readonly #session: Session

  constructor(erasures: Erasures, session: Session) {
    this.#erasures = erasures
    this.#session = session
  }

  readonly eraseCompany = (companyId: CompanyId, confirmation: string): Promise<string | null> =>
    askErasure(() => this.#erasures.company({ companyId, confirmation }))

  /** Has it erased after 30 days, until which it may be kept. */
  readonly closeCompany = (companyId: CompanyId, confirmation: string): Promise<string | null> =>
    askErasure(() => this.#erasures.close({ companyId, confirmation }))

  readonly keepCompany = (companyId: CompanyId): Promise<string | null> =>
    askErasure(() => this.#erasures.keep({ companyId }))

  readonly eraseAccount = (confirmation: string): Promise<string | null> =>
    askErasure(() => this.#erasures.account({ confirmation }))

  /** Nothing of the person stays in the browser. */
  readonly leave = (): void => this.#session.clear()
}

async function askErasure(
  ask: () => Promise<Result<unknown, ErrorOf<Erasures['company' | 'account' | 'close' | 'keep']>>>,
): Promise<string | null> {
  const answer = await load(ask)
  if (answer.is === 'failed') return describeFailure(answer.status)
  if (answer.value.ok) return null
  const why = sayRefusal(answer.value.error, words)
  return answer.value.error.code === 'fields' ? why.replace(/^confirmation: /, '') : why
}

export const erasureStore = transient(
  'ErasureStore',
  [ports.erasures, ports.session],
  (erasures, session) => new ErasureStore(erasures, session),
)
