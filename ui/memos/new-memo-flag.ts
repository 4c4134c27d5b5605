import { makeAutoObservable, runInAction } from 'mobx'
import { singleton } from '#ui/kit/services/service.ts'

const AFTER_MS = 900
const FOR_MS = 1000

/** Lights up the register's tab for a second after a memo has flown there. */
export class NewMemoFlag {
  on = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  raise(): void {
    setTimeout(() => this.#set(true), AFTER_MS)
    setTimeout(() => this.#set(false), AFTER_MS + FOR_MS)
  }

  #set(on: boolean): void {
    runInAction(() => {
      this.on = on
    })
  }
}

export const newMemoFlag = singleton('NewMemoFlag', [], () => new NewMemoFlag())
