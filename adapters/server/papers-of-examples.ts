import { setTimeout } from 'node:timers/promises'
import type { UserId } from '@osh/core/auth/account.ts'
import type { ExamplePapers } from '@osh/core/companies/company-directory.ts'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import { type FilledDemo, listPapersLeft } from '#adapters/demo/demo-year.ts'
import { issuePaper } from '#adapters/demo/issue-papers.ts'
import type { Turn } from '#adapters/threads/job-thread.ts'

/** The forms, printed in the turn of the example itself: it waits behind its own papers alone. */
export type ExamplePress = (turn: Turn) => Promise<FormPress>

/** An example of whose papers the first `done` are printed, and those that come after them. */
type Begun = FilledDemo & { readonly done: number }

const NONE: ExamplePapers = { done: 0, of: 0 }

/** How often a paper is tried that can't be printed now, and the pause between, unless the press says another. */
const TRIES = 10
const PAUSE_S = 5

/** Prints the year's papers of examples, one at a time in each, while people look around in them. */
export class PapersOfExamples {
  readonly #storage: Storage
  readonly #press: ExamplePress
  readonly #underWay = new Map<UserId, ExamplePapers>()
  /** Whose examples no other server has left anything of. */
  readonly #lookedAt = new Map<UserId, Promise<void>>()

  constructor(storage: Storage, press: ExamplePress) {
    this.#storage = storage
    this.#press = press
  }

  /** How far those are that this server prints. */
  recallProgress(user: UserId): ExamplePapers {
    return this.#underWay.get(user) ?? NONE
  }

  /** The same; what another server has left unprinted when it ended is gone on with first. */
  async readProgress(user: UserId, failed: (error: unknown) => void): Promise<ExamplePapers> {
    const looking = this.#lookedAt.get(user) ?? this.#goOn(user, failed)
    this.#lookedAt.set(user, looking)
    await looking.catch((error: unknown) => {
      this.#lookedAt.delete(user)
      throw error
    })
    return this.recallProgress(user)
  }

  async #goOn(user: UserId, failed: (error: unknown) => void): Promise<void> {
    const records = this.#storage.openRecords(user)
    const example = (await records.companies.list()).find(({ example }) => example)
    if (!example) return
    const { templates } = await this.#press({ owner: user })
    const left = await listPapersLeft(records, example.id, templates)
    if (left.papers.length > 0) void this.print(user, left, failed)
  }

  /** Ends when all are printed, or when the example is removed; never throws. */
  async print(
    user: UserId,
    { company, papers, done }: Begun,
    failed: (error: unknown) => void,
  ): Promise<void> {
    this.#lookedAt.set(user, Promise.resolve())
    const [first] = papers
    if (!first) return
    const clock = new DemoClock(first.date)
    const { documents: archive, ...records } = this.#storage.openRecords(user, { clock })
    let count: ExamplePapers = { done, of: done + papers.length }
    this.#underWay.set(user, count)
    const note = (done: number): void => {
      const isLatest = this.#underWay.get(user) === count
      count = { ...count, done }
      if (isLatest) this.#underWay.set(user, count)
    }
    try {
      const press = await this.#press({ owner: user })
      const issuer = makeIssueDocuments({ ...records, documents: archive, staff: records, clock, press })
      const made = { templates: press.templates, issuer, archive, company, clock }
      for (const [i, paper] of papers.entries()) {
        if ((await tryPatiently(() => issuePaper(made, paper))) === 'gone') break
        note(done + i + 1)
      }
    } catch (error) {
      failed(error)
    }
    if (this.#underWay.get(user) === count) this.#underWay.delete(user)
  }
}

/** Again after a while, where the press has too much to do, or has just died. */
async function tryPatiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Unavailable) || tries === TRIES) throw error
      await setTimeout((error.retryAfter ?? PAUSE_S) * 1000, undefined, { ref: false })
    }
}
