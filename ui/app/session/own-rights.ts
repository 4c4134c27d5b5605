import type { MemberDesk, OwnMembership } from '@osh/core/members/member-desk.ts'
import { type Membership, mayDo } from '@osh/core/rights/membership.ts'
import type { Right } from '@osh/core/rights/right.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { load } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'
import { ports } from '../container.ts'
import { type CurrentCompany, currentCompany } from './current-company.ts'

type Known = { readonly user: UserId; readonly memberships: readonly OwnMembership[] }

/** What the person may do in the company on the screen. The server asks at every call; the page only hides what would be refused. */
export class OwnRights {
  /** Null before the first answer. */
  known: Known | null = null
  readonly #desk: Pick<MemberDesk, 'listOwn'>
  readonly #session: { readUserId(): UserId | null }
  readonly #current: CurrentCompany
  #asking: { readonly user: UserId; readonly answer: Promise<void> } | null = null

  constructor(
    desk: Pick<MemberDesk, 'listOwn'>,
    session: { readUserId(): UserId | null },
    current: CurrentCompany,
  ) {
    this.#desk = desk
    this.#session = session
    this.#current = current
    makeAutoObservable(this, { known: observableRef }, { autoBind: true })
  }

  /** What they are in the company; null while it is not known. */
  get membership(): Membership | null {
    const { known } = this
    const id = this.#current.company?.id
    if (known === null || known.user !== this.#session.readUserId()) return null
    return known.memberships.find(({ companyId }) => companyId === id) ?? null
  }

  /** True while it is not known. */
  may(right: Right): boolean {
    const { membership } = this
    return membership === null || mayDo(membership, right)
  }

  /** Asks once of each company, however many want to know; where there is no answer it stays unknown. */
  ask(): Promise<void> {
    return this.membership === null ? this.reread() : Promise.resolve()
  }

  /** Asks again: a role may have changed. */
  reread(): Promise<void> {
    const user = this.#session.readUserId()
    if (user === null) return Promise.resolve()
    if (this.#asking?.user === user) return this.#asking.answer
    const asking = { user, answer: this.#askFor(user) }
    this.#asking = asking
    return asking.answer.finally(() => {
      if (this.#asking === asking) this.#asking = null
    })
  }

  async #askFor(user: UserId): Promise<void> {
    const answer = await load(() => this.#desk.listOwn())
    if (answer.is === 'failed') return
    runInAction(() => {
      this.known = { user, memberships: answer.value }
    })
  }
}

export const ownRights = singleton(
  'OwnRights',
  [ports.memberships, ports.session, currentCompany],
  (desk, session, current) => new OwnRights(desk, session, current),
)
