import { setTimeout } from 'node:timers/promises'
import type { UserId } from '@osh/core/auth/account.ts'
import type { ExamplePapers } from '@osh/core/companies/company-directory.ts'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import type { FilledDemo } from '#adapters/demo/fill-demo.ts'
import { issuePaper } from '#adapters/demo/issue-papers.ts'
import type { Turn } from '#adapters/documents/printing/printing-thread.ts'

/** The forms, printed in the turn of the example itself: it waits behind its own papers alone. */
export type ExamplePress = (turn: Turn) => Promise<FormPress>

const NONE: ExamplePapers = { done: 0, of: 0 }

/** How often a paper is tried that can't be printed now, and the pause between, unless the press says another. */
const TRIES = 10
const PAUSE_S = 5

/** Prints the year's papers of examples, one at a time in each, while people look around in them. */
export class PapersOfExamples {
  readonly #storage: Storage
  readonly #press: ExamplePress
  readonly #underWay = new Map<UserId, ExamplePapers>()

  constructor(storage: Storage, press: ExamplePress) {
    this.#storage = storage
    this.#press = press
  }

  of(user: UserId): ExamplePapers {
    return this.#underWay.get(user) ?? NONE
  }

  /** Ends when all are printed, or when the example is removed; never throws. */
  async print(
    user: UserId,
    { company, papers }: FilledDemo,
    today: LocalDate,
    failed: (error: unknown) => void,
  ): Promise<void> {
    const clock = new DemoClock(today)
    const { documents: archive, ...records } = this.#storage.recordsOf(user, clock)
    let count: ExamplePapers = { done: 0, of: papers.length }
    const note = (done: number): void => {
      const isLatest = done === 0 || this.#underWay.get(user) === count
      count = { ...count, done }
      if (isLatest) this.#underWay.set(user, count)
    }
    note(0)
    try {
      const press = await this.#press({ owner: company })
      const issuer = makeIssueDocuments({ ...records, documents: archive, staff: records, clock, press })
      const made = { templates: press.templates, issuer, archive, company, clock }
      for (const [i, paper] of papers.entries()) {
        if ((await patiently(() => issuePaper(made, paper))) === 'gone') break
        note(i + 1)
      }
    } catch (error) {
      failed(error)
    }
    if (this.#underWay.get(user) === count) this.#underWay.delete(user)
  }
}

/** Again after a while, where the press has too much to do, or has just died. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Unavailable) || tries === TRIES) throw error
      await setTimeout((error.retryAfter ?? PAUSE_S) * 1000, undefined, { ref: false })
    }
}
