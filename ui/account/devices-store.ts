import type { OwnSignIns, SignedInDevice } from '@osh/core/auth/own-sign-ins.ts'
import type { SessionId } from '@osh/core/shared/identity.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** Where the person is signed in, the device at hand first. */
export class DevicesStore {
  state: LoadingState<readonly SignedInDevice[]> = pending
  busy = false
  /** Why the last sign-out did not come about. */
  failure: string | null = null
  readonly #signIns: OwnSignIns

  constructor(signIns: OwnSignIns) {
    this.#signIns = signIns
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const state = await load(async () => {
      const devices = await this.#signIns.listDevices()
      return devices.toSorted((a, b) => Number(b.current) - Number(a.current))
    })
    runInAction(() => {
      this.state = state
    })
  }

  get others(): readonly SignedInDevice[] {
    return this.state.is === 'ready' ? this.state.value.filter(({ current }) => !current) : []
  }

  /** Answers whether no one is signed in there any more; one that had ended meanwhile is as good. */
  signOut(id: SessionId): Promise<boolean> {
    return this.#end(() => this.#signIns.signOut({ id }))
  }

  signOutOthers(): Promise<boolean> {
    return this.#end(() => this.#signIns.signOutOthers())
  }

  async #end(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.#settle(true, null)
    const answer = await load(work)
    if (answer.is === 'ready') await this.open()
    this.#settle(false, answer.is === 'failed' ? describeFailure(answer.status) : null)
    return answer.is === 'ready'
  }

  #settle(busy: boolean, failure: string | null): void {
    runInAction(() => {
      this.busy = busy
      this.failure = failure
    })
  }
}

export const devicesStore = transient(
  'DevicesStore',
  [ports.ownSignIns],
  (signIns) => new DevicesStore(signIns),
)
