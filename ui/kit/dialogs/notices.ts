import { makeAutoObservable, runInAction } from 'mobx'
import { singleton } from '#ui/kit/services/service.ts'

export type Notice = { readonly id: number; readonly text: string; readonly tone: 'done' | 'failed' }

/** Short notices at the bottom of the window: 3 s as a rule, 6 s for what takes reading. */
export class Notices {
  shown: Notice[] = []
  #last = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  show(
    text: string,
    { seconds = 3, tone = 'done' }: { seconds?: 2 | 3 | 6; tone?: Notice['tone'] } = {},
  ): void {
    this.#last += 1
    const id = this.#last
    this.shown.push({ id, text, tone })
    setTimeout(() => this.#hide(id), seconds * 1000)
  }

  #hide(id: number): void {
    runInAction(() => {
      this.shown = this.shown.filter((notice) => notice.id !== id)
    })
  }
}

export const notices = singleton('Notices', [], () => new Notices())
