import type { Department } from '@osh/core/departments/department.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { CompanyMember, Invitation } from '@osh/core/members/member.ts'
import type { Invited, MemberDesk } from '@osh/core/members/member-desk.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...contactWords, ...accountWords, ...peopleWords }

type Desk = Omit<MemberDesk, 'listPeople' | 'listInvitations' | 'listOwn' | 'list'>
type Refused = Extract<Awaited<ReturnType<Desk[keyof Desk]>>, { ok: false }>['error']

type People = {
  readonly members: readonly CompanyMember[]
  /** Who was invited has not joined yet, in time or too late. */
  readonly waiting: readonly Invitation[]
  readonly departments: readonly Department[]
}

export type Told = Pick<Invited, 'token' | 'mailed'>

/** «Люди и права»: who has access, and who is invited. */
export class MembersStore {
  state: LoadingState<People> = pending
  busy = false
  readonly #desk: MemberDesk
  readonly #departments: DepartmentRepository
  readonly #place: InCompany

  constructor(desk: MemberDesk, departments: DepartmentRepository, place: InCompany) {
    this.#desk = desk
    this.#departments = departments
    this.#place = place
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const { id } = this.#place.company
    const state = await load(async () => {
      const [members, invitations, departments] = await Promise.all([
        this.#desk.listPeople(id),
        this.#desk.listInvitations(id),
        this.#departments.list(id),
      ])
      return { members, waiting: invitations.filter((one) => one.acceptedBy === null), departments }
    })
    runInAction(() => {
      this.state = state
    })
  }

  /** What the link ends with, or what is wrong; the token is null where the link was told before. */
  async invite(details: Input): Promise<Told | Messages> {
    let told: Told = { token: null, mailed: false }
    const wrong = await this.#ask(async () => {
      const made = await this.#desk.invite({ companyId: this.#place.company.id, details })
      if (made.ok) told = made.value
      return made
    })
    return wrong ?? told
  }

  withdraw(email: string): Promise<Messages | null> {
    return this.#ask(() => this.#desk.withdraw({ companyId: this.#place.company.id, details: { email } }))
  }

  change(user: UserId, details: Input): Promise<Messages | null> {
    const { id } = this.#place.company
    return this.#ask(() => this.#desk.change({ companyId: id, details: { ...details, userId: user } }))
  }

  remove(user: UserId): Promise<Messages | null> {
    const { id } = this.#place.company
    return this.#ask(() => this.#desk.remove({ companyId: id, details: { userId: user } }))
  }

  handOver(user: UserId): Promise<Messages | null> {
    const { id } = this.#place.company
    return this.#ask(() => this.#desk.handOver({ companyId: id, details: { userId: user } }))
  }

  /** Null once it is done, and the lists are read again. */
  async #ask(work: () => Promise<Result<unknown, Refused>>): Promise<Messages | null> {
    if (this.busy) return {}
    this.#setBusy(true)
    const answer = await load(work)
    const wrong =
      answer.is === 'failed' ? { form: describeFailure(answer.status) } : wordRefusedIn(answer.value)
    if (wrong === null) await this.open()
    this.#setBusy(false)
    return wrong
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }
}

const wordRefusedIn = (result: Result<unknown, Refused>): Messages | null =>
  result.ok ? null : wordMessages(result.error, words)

export const membersStore = transient(
  'MembersStore',
  [ports.memberDesk, ports.departments, inCompany],
  (desk, departments, place) => new MembersStore(desk, departments, place),
)
