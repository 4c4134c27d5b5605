import assert from 'node:assert/strict'
import { findChairInPlace } from '@osh/core/incidents/commission/right-chair.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentState } from '@osh/core/incidents/incident-repository.ts'
import { findDueEnd, type Plan, type PlanStep } from '@osh/core/incidents/plan.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import type { Severity } from '@osh/core/norms/accidents/degree.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describeTaken } from '@osh/core/wording/accidents/taken-with-injured.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { describeEvent } from '@osh/core/wording/incident-chronology.ts'
import { formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { annulmentStore } from '#ui/incidents/annulment/annulment-store.ts'
import { type CommissionStore, commissionStore } from '#ui/incidents/dialogs/commission-store.ts'
import { detailsStore } from '#ui/incidents/dialogs/details-store.ts'
import { dialogTexts } from '#ui/incidents/dialogs/texts.ts'
import type { InjuredStore } from '#ui/incidents/injured/injured-store.ts'
import { incidentListStore } from '#ui/incidents/list/incident-list-store.ts'
import { type IncidentStore, incidentStore } from '#ui/incidents/page/incident-store.ts'
import { recordStore } from '#ui/incidents/record/record-store.ts'
import type { Services } from '#ui/kit/services/service.ts'

/** Someone injured, as a scenario names them. */
type Hurt = { readonly fullName: string; readonly severity: Severity }

/** A person before an incident's page. */
export class IncidentDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void
  #id: IncidentId | null = null
  /** What the dialog of the commission says of its chair. */
  chairWarning: string | null = null
  #asked: readonly string[] = []

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  async record(
    details: { readonly date: Incident['completedOn']; readonly time: string; readonly place: string },
    injured: readonly Hurt[],
  ): Promise<void> {
    const form = this.#services.get(recordStore)
    await form.open()
    for (const one of injured) addHurt(form.injured, one)
    form.type(details)
    this.#id = await form.save()
    this.#hear(this.#id === null ? Object.values(form.messages).join(' ') : null)
  }

  async change(patch: Input): Promise<void> {
    const page = await this.#page()
    const messages = Object.values(await page.change(patch))
    this.#hear(messages.length === 0 ? null : messages.join(' '))
  }

  /** Annuls the accident in its dialog, or takes that back; of `id` in place of the one that is open. */
  async annul(reason: string, id: IncidentId | null = this.#id): Promise<void> {
    this.#id = id
    const dialog = this.#services.get(annulmentStore)
    dialog.type(reason)
    await dialog.send(await this.incident())
    const messages = Object.values(dialog.messages)
    this.#hear(messages.length === 0 ? null : messages.join(' '))
  }

  /** Whom the accidents of the list befell. */
  async listed(state: IncidentState | null): Promise<readonly string[]> {
    const list = this.#services.get(incidentListStore)
    await list.open({ search: '', state, degree: null })
    return list.incidents.map(({ injured }) => injured.map(({ fullName }) => fullName).join(', '))
  }

  /** Corrects in the dialog who was injured. */
  async correctInjured(injured: readonly Hurt[]): Promise<void> {
    const details = this.#services.get(detailsStore)
    await details.open(await this.incident())
    const form = details.injured
    for (const { fullName } of form.people)
      if (!injured.some((one) => one.fullName === fullName))
        form.remove(form.people.findIndex((one) => one.fullName === fullName))
    for (const one of injured) addHurt(form, one)
    this.#asked = details.taken.map(describeTaken)
    await this.change(details.patch)
  }

  /** What the dialog asked about before it took someone out. */
  get asked(): readonly string[] {
    return this.#asked
  }

  /** Puts a commission together in its dialog: employees by name, others with where they are from; `charged` in place of whom the dialog proposes. */
  async lead(people: readonly string[], charged: string | null): Promise<readonly string[]> {
    const form = this.#services.get(commissionStore)
    await form.open(await this.incident())
    const choiceOf = (name: string) => form.choices.find(({ label }) => label.startsWith(name))?.value ?? null
    for (const one of people) {
      const [fullName = '', post = ''] = one.split(', ')
      const known = choiceOf(fullName)
      if (known === null) form.addOutsider(fullName, post)
      else form.addEmployee(known)
    }
    const proposed = (form.charged ?? []).map(({ fullName }) => fullName)
    if (charged !== null) {
      for (const _ of proposed) form.removeCharged(0)
      const known = choiceOf(charged)
      assert(known, `нет работника «${charged}»`)
      form.addCharged(known)
    }
    form.type({ orderNumber: '12' })
    await this.change(form.patch)
    await this.#noteChair(form)
    return proposed
  }

  /** Makes a member of the commission its chair. */
  async makeChair(fullName: string): Promise<void> {
    const form = this.#services.get(commissionStore)
    await form.open(await this.incident())
    form.makeChair(form.people.findIndex((one) => one.fullName === fullName))
    await this.change(form.patch)
    await this.#noteChair(form)
  }

  async #noteChair({ people: [chair] }: Pick<CommissionStore, 'people'>): Promise<void> {
    const right = chair && findChairInPlace(await this.incident(), chair)
    this.chairWarning = right ? dialogTexts.rightChairs[right] : null
  }

  async mark(action: string): Promise<void> {
    const page = await this.#page()
    await page.mark(stepIn(page.plan, action).key, true)
    this.#hear(page.refusal)
  }

  async answer(question: string, answer: boolean): Promise<void> {
    const page = await this.#page()
    const step = page.plan?.steps.find((one) => one.question?.text === question)
    assert(step, `нет вопроса «${question}»`)
    await page.answer(step.key, answer)
    this.#hear(page.refusal)
  }

  async incident(): Promise<Incident> {
    const { incident } = await this.#page()
    assert(incident)
    return incident
  }

  /** What the clock of the place shows. */
  async clock(): Promise<LocalMoment> {
    return (await this.#page()).now
  }

  async plan(): Promise<Plan> {
    const { plan } = await this.#page()
    assert(plan)
    return plan
  }

  async step(action: string): Promise<PlanStep> {
    return stepIn(await this.plan(), action)
  }

  /** What the last entry of the chronology says. */
  async lastSaid(): Promise<readonly string[]> {
    const page = await this.#page()
    await page.readEvents()
    assert(page.events.is === 'ready')
    const event = page.events.value.at(-1)
    return event && page.incident ? describeEvent(event, deriveIncidentDegree(page.incident)) : []
  }

  async #page(): Promise<IncidentStore> {
    assert(this.#id, 'случай не зафиксирован')
    const page = this.#services.get(incidentStore)
    await page.open(this.#id)
    return page
  }
}

function addHurt(form: InjuredStore, { fullName, severity }: Hurt): void {
  const rowOf = () => form.people.findIndex((one) => one.fullName.startsWith(fullName))
  if (rowOf() < 0) {
    const found = form.choices.find(({ label }) => label.startsWith(fullName))
    assert(found, `нет работника «${fullName}»`)
    form.addEmployee(found.value)
  }
  form.setSeverity(rowOf(), severity)
}

/** The term of a step as an analyst writes it: «20.11.2026 13:10», «21.11.2026», or nothing. */
export function termOf({ due }: PlanStep): string {
  if (due.is === 'day') return formatDate(due.on)
  const end = findDueEnd(due)
  return end === null ? '' : momentWords(end)
}

export const momentWords = (moment: LocalMoment): string => formatLocalMoment(moment).replace(',', '')

function stepIn(plan: Plan | null, action: string): PlanStep {
  const found = plan?.steps.find((step) => step.action.startsWith(action))
  assert(found, `в плане нет шага «${action}»`)
  return found
}
