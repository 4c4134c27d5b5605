import { singleton } from '#ui/kit/services/service.ts'
import { findTabStorage, type TabStorage } from '#ui/kit/tab-storage.ts'

/** Where signing in ends for someone who asked for no page. */
export const WORKING_PAGE = '/news'

const KEY = 'asked_page'

/** Where a link to join a company leads: whoever follows it signs in or registers first, and comes back. */
const INVITATION = '/account/invitation'

export const isInvitation = (path: string): boolean => path.startsWith(`${INVITATION}#`)

/** Whether a mail has led here: whoever follows it is no visitor who looks around. */
export const comesByMail = (path: string): boolean =>
  isInvitation(path) || path.startsWith('/account/confirmation#')

/** The page that was asked for while no one was signed in: signing in ends there. */
export class AskedPage {
  readonly #tab: TabStorage | null
  #path: string | null = null
  #user: string | null = null

  constructor(tab: TabStorage | null = null) {
    this.#tab = tab
    this.#path = tab?.getItem(KEY) ?? null
  }

  /**
   * A visitor's page lasts through the landing page, which is no part of the application.
   *
   * @param user whose session ended on the page; null for a visitor
   */
  remember(path: string, user: string | null): void {
    this.#path = path
    this.#user = user
    if (user === null) this.#tab?.setItem(KEY, path)
  }

  /** Where signing in ends for the user: what another person was at is no one else's. */
  findPathFor(user: string | null): string {
    const isOthers = this.#user !== null && this.#user !== user
    return this.#path === null || isOthers ? WORKING_PAGE : this.#path
  }

  /** Where registering ends: a company is filled in first, unless one has invited the person. */
  findNewcomerPath(): string {
    return this.#path !== null && isInvitation(this.#path) ? this.#path : '/company/information'
  }

  forget(): void {
    this.#path = null
    this.#user = null
    this.#tab?.removeItem(KEY)
  }
}

export const askedPage = singleton('AskedPage', [], () => new AskedPage(findTabStorage()))
