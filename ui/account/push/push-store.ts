import type { PushDesk } from '@osh/core/push/push-desk.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { accountTexts } from '../texts.ts'
import { ownBrowser, type PushAbility, type PushBrowser } from './own-browser.ts'

/** `off`: the service tells no browser anything. */
type Here = { readonly ability: PushAbility | 'off'; readonly isShown: boolean }

/** Whether notices are shown on this device. */
export class PushStore {
  state: LoadingState<Here> = pending
  busy = false
  failure: string | null = null
  #publicKey: string | null = null
  readonly #desk: PushDesk | null
  readonly #browser: PushBrowser

  constructor(desk: PushDesk | null, browser: PushBrowser) {
    this.#desk = desk
    this.#browser = browser
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** In the browser's own demo no server could tell it anything. */
  get isThere(): boolean {
    return this.#desk !== null
  }

  async open(): Promise<void> {
    const desk = this.#desk
    if (desk === null) return
    const answer = await load(async (): Promise<Here> => {
      const { publicKey, endpoint } = await desk.state()
      const ability = publicKey === null ? 'off' : this.#browser.ability()
      this.#publicKey = publicKey
      if (ability !== 'able' || endpoint === null) return { ability, isShown: false }
      // What the browser was told by meanwhile is gone, or is another: it does not show what it is asked to.
      return { ability, isShown: (await this.#browser.find())?.endpoint === endpoint }
    })
    runInAction(() => {
      this.state = answer
    })
  }

  async toggle(): Promise<void> {
    if (this.busy || this.state.is !== 'ready') return
    const { isShown } = this.state.value
    this.busy = true
    this.failure = null
    const answer = await load(() => (isShown ? this.#hide() : this.#show()))
    runInAction(() => {
      this.busy = false
      this.failure = answer.is === 'failed' ? describeFailure(answer.status) : answer.value
      const isDone = this.failure === null
      this.state = {
        is: 'ready',
        value: { ability: this.#browser.ability(), isShown: isDone ? !isShown : isShown },
      }
    })
  }

  /** Answers why not; null: shown from now on. */
  async #show(): Promise<string | null> {
    const address = this.#publicKey === null ? null : await this.#browser.subscribe(this.#publicKey)
    if (address === null)
      return this.#browser.ability() === 'denied' ? null : accountTexts.notices.push.silent
    const kept = await this.#desk?.showHere({ details: address })
    return kept?.ok === false ? accountWords[kept.error.code] : null
  }

  async #hide(): Promise<null> {
    await this.#desk?.endHere()
    await this.#browser.unsubscribe()
    return null
  }
}

export const pushStore = transient('PushStore', [ports.pushDesk], (desk) => new PushStore(desk, ownBrowser))
