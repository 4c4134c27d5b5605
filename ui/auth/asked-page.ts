import { singleton } from '#ui/kit/services/service.ts'

/** Where signing in ends for someone who asked for no page. */
export const WORKING_PAGE = '/notifications'

/** The page that was asked for while no one was signed in: signing in ends there. */
export class AskedPage {
  #path: string | null = null
  #user: string | null = null

  /** @param user whose session ended on the page; null for a visitor */
  remember(path: string, user: string | null): void {
    this.#path = path
    this.#user = user
  }

  /** Where signing in ends for the user: what another person was at is no one else's. */
  pathFor(user: string | null): string {
    const isOthers = this.#user !== null && this.#user !== user
    return this.#path === null || isOthers ? WORKING_PAGE : this.#path
  }

  forget(): void {
    this.#path = null
    this.#user = null
  }
}

export const askedPage = singleton('AskedPage', [], () => new AskedPage())
