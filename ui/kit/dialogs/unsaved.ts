import { makeAutoObservable } from 'mobx'

/** How many forms of the page hold something that was entered and not saved. */
class Unsaved {
  forms = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  add(): void {
    this.forms += 1
  }

  remove(): void {
    this.forms -= 1
  }
}

/** One for the page, as its window is. */
export const unsaved = new Unsaved()
