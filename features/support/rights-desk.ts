import assert from 'node:assert/strict'
import type { InspectionLinkId } from '@osh/core/inspections/inspection-link.ts'
import type { Right } from '@osh/core/rights/right.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { ports } from '#ui/app/container.ts'
import { accessWatch } from '#ui/app/session/access-watch.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { ownRights } from '#ui/app/session/own-rights.ts'
import type { Services } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords }

/** A person before «Люди и права» and «Проверяющим», and before a page that hides what they may not. */
export class RightsDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
    services.get(accessWatch).watch()
  }

  /** Whether the page shows what leads to it. */
  async shows(right: Right): Promise<boolean> {
    const rights = this.#services.get(ownRights)
    await rights.reread()
    return rights.may(right)
  }

  /** The company that the page says is closed to the person. */
  get closed(): string | null {
    return this.#services.get(currentCompany).left?.lost.shortName ?? null
  }

  /** What the link ends with. */
  async invite(details: Input): Promise<string> {
    const made = await this.#desk.invite({ companyId: this.#company, details })
    assert(made.ok && made.value.token, 'приглашение не сделано')
    return made.value.token
  }

  async withdraw(email: string): Promise<void> {
    const answer = await this.#desk.withdraw({ companyId: this.#company, details: { email } })
    assert(answer.ok)
  }

  async accept(token: string): Promise<void> {
    const answer = await this.#desk.accept({ token })
    this.#hear(answer.ok ? null : sayRefusal(answer.error, words))
    if (answer.ok) await this.#services.get(currentCompany).load()
  }

  async change(email: string, details: Input): Promise<void> {
    await this.#settle(email, (userId) =>
      this.#desk.change({ companyId: this.#company, details: { ...details, userId } }),
    )
  }

  async remove(email: string): Promise<void> {
    await this.#settle(email, (userId) =>
      this.#desk.remove({ companyId: this.#company, details: { userId } }),
    )
  }

  async handOver(email: string): Promise<void> {
    await this.#settle(email, (userId) =>
      this.#desk.handOver({ companyId: this.#company, details: { userId } }),
    )
  }

  async leave(): Promise<void> {
    const answer = await this.#desk.leave({ companyId: this.#company })
    this.#hear(answer.ok ? null : sayRefusal(answer.error, words))
  }

  /** The path of a new link. */
  async giveLink(details: Input): Promise<string> {
    const made = await this.#links.make({ companyId: this.#company, details })
    assert(made.ok, 'ссылка не сделана')
    return made.value.path
  }

  async countOpenings(): Promise<number> {
    const [link] = await this.#links.links(this.#company)
    return link?.openings.count ?? 0
  }

  async revokeLink(): Promise<void> {
    const [link] = await this.#links.links(this.#company)
    assert(link, 'ссылок нет')
    const details: { readonly linkId: InspectionLinkId } = { linkId: link.id }
    const answer = await this.#links.revoke({ companyId: this.#company, details })
    assert(answer.ok)
  }

  async #settle(email: string, work: (user: UserId) => Promise<Result<null, unknown>>): Promise<void> {
    const people = await this.#desk.listPeople(this.#company)
    const person = people.find((one) => one.email === email)
    assert(person, `у ${email} нет доступа`)
    const answer = await work(person.id)
    assert(answer.ok, JSON.stringify(answer))
  }

  get #desk() {
    return this.#services.get(ports.memberDesk)
  }

  get #links() {
    const desk = this.#services.get(ports.inspectionDesk)
    assert(desk, 'ссылок здесь не дают')
    return desk
  }

  get #company() {
    const { company } = this.#services.get(currentCompany)
    assert(company, 'организации нет')
    return company.id
  }
}
