import { listSteps } from '@osh/core/commands/apply.ts'
import type { KeptMail } from '@osh/core/mail/mail.ts'
import { type Outbox, type UndeliveredMail, withoutWords } from '@osh/core/mail/outbox.ts'
import { sendAgain } from '@osh/core/mail/settle-mail.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, MailId } from '@osh/core/shared/identity.ts'
import { type MailNotFailed, type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { writers } from '../commands/writers.ts'
import type { Change, Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

/** Mails in a ledger. */
export class MemoryOutbox implements Outbox {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  get(companyId: CompanyId | null, id: MailId): Promise<KeptMail | null> {
    return this.#ledger.read((state) => findMail(state, companyId, id) ?? null)
  }

  listUndelivered(most: number): Promise<readonly UndeliveredMail[]> {
    return this.#ledger.read(({ mails = [] }) =>
      mails
        .filter(({ state }) => state !== 'sent')
        .toSorted((a, b) =>
          a.enteredAt === b.enteredAt ? compareText(a.id, b.id) : compareText(b.enteredAt, a.enteredAt),
        )
        .slice(0, most)
        .map(withoutWords),
    )
  }

  sendAgain(
    companyId: CompanyId | null,
    id: MailId,
    now: Instant,
  ): Promise<Result<null, NotFound | MailNotFailed>> {
    return this.#ledger.change((state): Change<Result<null, NotFound | MailNotFailed>> => {
      const mail = findMail(state, companyId, id)
      if (!mail) return [state, err(notFound)]
      const decided = sendAgain(mail, now)
      if (!decided.ok) return [state, decided]
      return [listSteps(writers, decided.value).reduce((next, step) => step(next), state), ok(null)]
    })
  }

  forget(before: Instant): Promise<void> {
    const isKept = ({ about, settledAt }: KeptMail): boolean =>
      about === 'documents' || settledAt === null || settledAt >= before
    return this.#ledger.change((state) => [
      { ...state, mails: (state.mails ?? []).filter(isKept) },
      undefined,
    ])
  }
}

const compareText = (a: string, b: string): number => (a < b ? -1 : 1)

const findMail = ({ mails = [] }: State, companyId: CompanyId | null, id: MailId): KeptMail | undefined =>
  mails.find((mail) => mail.companyId === companyId && mail.id === id)
