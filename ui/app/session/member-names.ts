import type { UserId } from '@osh/core/auth/account.ts'
import { type CompanyMembers, findDoer, type Member } from '@osh/core/auth/company-members.ts'
import type { Session } from '@osh/core/auth/session.ts'
import { nameDoer } from '@osh/core/wording/auth.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { load } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'
import { ports } from '../container.ts'
import { type InCompany, inCompany } from './in-company.ts'

/** How the company's screens name whoever entered something. */
export class MemberNames {
  members: readonly Member[] | null = null
  readonly #port: CompanyMembers
  readonly #session: Session
  readonly #current: InCompany

  constructor(port: CompanyMembers, session: Session, current: InCompany) {
    this.#port = port
    this.#session = session
    this.#current = current
    makeAutoObservable(this, { members: observableRef }, { autoBind: true })
  }

  /** By whose clocks moments are told. */
  get timeZone(): string {
    return this.#current.company.timeZone
  }

  /** What is known stays meanwhile, and when it can't be read again: a screen does without names then. */
  async read(): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#port.list(company.id))
    if (answer.is === 'ready' && this.#current.company.id === company.id) this.#take(answer.value)
  }

  #take(members: readonly Member[]): void {
    runInAction(() => {
      this.members = members
    })
  }

  /** «вы», a name or «бывший участник»; null while it isn't known. */
  nameOf(user: UserId): string | null {
    return this.members && nameDoer(findDoer(user, this.members, this.#session.readUserId()))
  }

  /** The name alone, also of whoever prints it; null while it isn't known, and for one who has given none. */
  nameOnPaper(user: UserId): string | null {
    const doer = this.members && findDoer(user, this.members, null)
    return doer?.is === 'member' ? doer.name : doer && nameDoer(doer)
  }
}

export const memberNames = singleton(
  'MemberNames',
  [ports.members, ports.session, inCompany],
  (members, session, current) => new MemberNames(members, session, current),
)
