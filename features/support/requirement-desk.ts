import assert from 'node:assert/strict'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { Absence } from '@osh/core/requirements/absence/absence.ts'
import type { DifferenceCounts } from '@osh/core/requirements/difference/difference.ts'
import type { PostRead } from '@osh/core/requirements/posts/post-line.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { absenceStore } from '#ui/requirements/absence/absence-store.ts'
import { personDifferenceStore } from '#ui/requirements/person/person-difference-store.ts'
import { type PostStore, postStore } from '#ui/requirements/post/post-store.ts'

type PositionId = Employee['positionId']

/** A person before what posts require. */
export class RequirementsDesk {
  readonly #services: Services
  /** The page that was opened to be looked at. */
  #seen: PostStore | null = null

  constructor(services: Services) {
    this.#services = services
  }

  async answerWorker(positionId: PositionId): Promise<void> {
    assert(await (await this.#page(positionId)).decide('answer', { kind: 'worker' }))
  }

  /** A specialist of an office, of class 2, whom the order exempts. */
  async answerExempt(positionId: PositionId, exemptedBy: string): Promise<void> {
    const answers = { kind: 'specialist', traits: ['officeOnly'], workingConditions: '2', exemptedBy }
    assert(await (await this.#page(positionId)).decide('answer', answers))
  }

  async require(positionId: PositionId, trainingName: string, periodicity: string): Promise<void> {
    const page = await this.#page(positionId)
    assert(
      await page.decide('addOwn', { section: 'training', trainingName, periodicity }),
      page.refusal ?? '',
    )
  }

  async takeBack(positionId: PositionId, name: string): Promise<void> {
    const page = await this.#page(positionId)
    assert(await page.decide('takeBack', { key: findAccepted(readOf(page), name).key }))
  }

  /** Answers why it was not done; null where it was. */
  async refuse(positionId: PositionId, name: string, reason: string): Promise<string | null> {
    const page = await this.#page(positionId)
    const key = readOf(page).waiting.find(({ subject }) => nameOf(subject) === name)?.key
    await page.decide('refuse', { key, reason })
    return page.refusal
  }

  /** The same of another periodicity, for what was accepted or refused. */
  async change(positionId: PositionId, name: string, periodicity: string): Promise<string | null> {
    const page = await this.#page(positionId)
    const { accepted, refused } = readOf(page)
    const key = [...accepted, ...refused].find(({ subject }) => nameOf(subject) === name)?.key
    await page.decide('change', { key, periodicity })
    return page.refusal
  }

  async except({ id, positionId }: Employee, name: string, until: LocalDate, reason: string): Promise<void> {
    const page = await this.#page(positionId)
    const requirementId = findAccepted(readOf(page), name).id
    await page.decide('except', { requirementId, employeeId: id, until, reason })
  }

  async look(positionId: PositionId): Promise<void> {
    this.#seen = await this.#page(positionId)
  }

  async apply(positionId: PositionId): Promise<void> {
    await (await this.#page(positionId)).apply()
  }

  /** Applies what was looked at before; answers what the page says then. */
  async applySeen(): Promise<string | null> {
    assert(this.#seen, 'на разницу не смотрели')
    await this.#seen.apply()
    return this.#seen.refusal
  }

  /** Applies all that one person lacks, done on the day. */
  async applyTo({ id }: Employee, day: LocalDate): Promise<void> {
    const card = this.#services.get(personDifferenceStore)
    await card.open(id)
    for (const row of card.difference?.rows.items ?? []) card.setDone(row, day)
    assert(await card.apply(), card.refusal ?? '')
  }

  async proposed(positionId: PositionId): Promise<readonly string[]> {
    return readOf(await this.#page(positionId)).waiting.map(({ subject }) => nameOf(subject))
  }

  async counts(positionId: PositionId): Promise<DifferenceCounts> {
    const { difference } = await this.#page(positionId)
    assert(difference.is === 'ready')
    return difference.value.counts
  }

  async explain({ id }: Employee, section: Section): Promise<Absence> {
    const popover = this.#services.get(absenceStore)
    await popover.open(id, section)
    assert(popover.state.is === 'ready' && popover.state.value)
    return popover.state.value
  }

  async #page(positionId: PositionId): Promise<PostStore> {
    const page = this.#services.get(postStore)
    await page.open({ positionId, departmentId: null })
    return page
  }
}

function readOf({ state }: PostStore): PostRead {
  assert(state.is === 'ready' && state.value, 'должности нет')
  return state.value
}

const nameOf = (subject: PostRead['waiting'][number]['subject']): string =>
  'name' in subject ? subject.name : subject.section

function findAccepted({ accepted }: PostRead, name: string) {
  const found = accepted.find(({ subject }) => nameOf(subject) === name)
  assert(found, `«${name}» не принято`)
  return found
}
