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
  readonly #desk: Pick<MemberDesk, 'own'>
  readonly #session: { userId(): UserId | null }
  readonly #current: CurrentCompany

  constructor(desk: Pick<MemberDesk, 'own'>, session: { userId(): UserId | null }, current: CurrentCompany) {
    this.#desk = desk
    this.#session = session
    this.#current = current
    makeAutoObservable(this, { known: observableRef }, { autoBind: true })
  }

  /** True while it is not known. */
  may(right: Right): boolean {
    const { user, company } = this.#of()
    const known = this.known
    if (known?.user !== user || known.company !== company || known.membership === null) return true
    return mayDo(known.membership, right)
  }

  /** Asks once of each company; where there is no answer it stays unknown. */
  async ask(): Promise<void> {
    const of = this.#of()
    const isAsked = this.known?.user === of.user && this.known.company === of.company
    if (isAsked || of.user === null || of.company === null) return
    const answer = await load(() => this.#desk.own())
    if (answer.is === 'failed') return
    const membership = answer.value.find(({ companyId }) => companyId === of.company) ?? null
    runInAction(() => {
      this.known = { ...of, membership }
    })
  }

  #of(): Of {
    return { user: this.#session.userId(), company: this.#current.company?.id ?? null }
  }
}

export const ownRights = singleton(
  'OwnRights',
  [ports.memberDesk, ports.session, currentCompany],
  (desk, session, current) => new OwnRights(desk, session, current),
)
