import type { MemberDesk } from '@osh/core/members/member-desk.ts'
import { type Membership, mayDo } from '@osh/core/rights/membership.ts'
import type { Right } from '@osh/core/rights/right.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { load } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'
import { ports } from '../container.ts'
import { type CurrentCompany, currentCompany } from './current-company.ts'

type Of = { readonly user: UserId | null; readonly company: CompanyId | null }
type Known = Of & { readonly membership: Membership | null }

/** What the person may do in the company on the screen. The server asks at every call; the page only hides what would be refused. */
export class OwnRights {
  /** Null before the first answer. */
  known: Known | null = null
  readonly #desk: Pick<MemberDesk, 'listOwn'>
  readonly #session: { readUserId(): UserId | null }
  readonly #current: CurrentCompany
  #asking: (Of & { readonly answer: Promise<void> }) | null = null

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

  /** True while it is not known. */
  may(right: Right): boolean {
    const { known } = this
    return !isSame(known, this.#tellWhose()) || known.membership === null || mayDo(known.membership, right)
  }

  /** Asks once of each company, however many want to know; where there is no answer it stays unknown. */
  ask(): Promise<void> {
    const of = this.#tellWhose()
    if (isSame(this.known, of) || of.user === null || of.company === null) return Promise.resolve()
    if (isSame(this.#asking, of)) return this.#asking.answer
    const asking = { ...of, answer: this.#askOf(of) }
    this.#asking = asking
    return asking.answer.finally(() => {
      if (this.#asking === asking) this.#asking = null
    })
  }

  async #askOf(of: Of): Promise<void> {
    const answer = await load(() => this.#desk.listOwn())
    if (answer.is === 'failed') return
    const membership = answer.value.find(({ companyId }) => companyId === of.company) ?? null
    runInAction(() => {
      this.known = { ...of, membership }
    })
  }

  #tellWhose(): Of {
    return { user: this.#session.readUserId(), company: this.#current.company?.id ?? null }
  }
}

const isSame = <T extends Of>(one: T | null, { user, company }: Of): one is T =>
  one?.user === user && one.company === company

export const ownRights = singleton(
  'OwnRights',
  [ports.memberDesk, ports.session, currentCompany],
  (desk, session, current) => new OwnRights(desk, session, current),
)
