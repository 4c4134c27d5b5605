import type { Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import type { Refusal } from '@osh/core/wording/refusals/refusal.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { makeAutoObservable, runInAction } from 'mobx'
import { load } from '#ui/kit/loading-state.ts'

/** What the server is asked for, and what it answers. */
export type Work = () => Promise<Result<unknown, Refusal>>

/** What an operator does about a line of a list: one thing at a time. */
export class Attempt {
  busy = false
  /** Why the last thing could not be done. */
  failure: string | null = null
  readonly #reread: () => Promise<void>

  /** @param reread reads the list again once the server has answered, whatever it has answered */
  constructor(reread: () => Promise<void>) {
    this.#reread = reread
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Answers whether it is done; not while another thing is. */
  async make(work: Work): Promise<boolean> {
    if (this.busy) return false
    this.#settle(true, null)
    const answer = await load(work)
    if (answer.is === 'ready') await this.#reread()
    const failure =
      answer.is === 'failed'
        ? describeFailure(answer.status)
        : answer.value.ok
          ? null
          : describeRefusal(answer.value.error)
    this.#settle(false, failure)
    return failure === null
  }

  #settle(busy: boolean, failure: string | null): void {
    runInAction(() => {
      this.busy = busy
      this.failure = failure
    })
  }
}
