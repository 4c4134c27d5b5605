import type { Session } from '@osh/core/auth/session.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Erasures } from '@osh/core/erasure/erasures.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { describeRefusal, type Refusal } from '@osh/core/wording/refusals/refusals.ts'
import { ports } from '#ui/app/container.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** Erases the company or the account of whoever is signed in. Answers why it was refused, in words; null when it is done. */
export class ErasureStore {
  readonly #erasures: Erasures
  readonly #session: Session

  constructor(erasures: Erasures, session: Session) {
    this.#erasures = erasures
    this.#session = session
  }

  readonly eraseCompany = (companyId: CompanyId, confirmation: string): Promise<string | null> =>
    said(() => this.#erasures.company({ companyId, confirmation }))

  readonly eraseAccount = (confirmation: string): Promise<string | null> =>
    said(() => this.#erasures.account({ confirmation }))

  /** Nothing of the person stays in the browser. */
  readonly leave = (): void => this.#session.clear()
}

async function said(ask: () => Promise<Result<null, Refusal>>): Promise<string | null> {
  const answer = await load(ask)
  if (answer.is === 'failed') return describeFailure(answer.status)
  if (answer.value.ok) return null
  const words = describeRefusal(answer.value.error)
  return answer.value.error.code === 'fields' ? words.replace(/^confirmation: /, '') : words
}

export const erasureStore = transient(
  'ErasureStore',
  [ports.erasures, ports.session],
  (erasures, session) => new ErasureStore(erasures, session),
)
