import assert from 'node:assert/strict'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { deriveMeasureState } from '@osh/core/measures/measure.ts'
import type { ListedMeasure } from '@osh/core/measures/measure-repository.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { measureStateWords } from '@osh/core/wording/measures.ts'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { type MeasureStore, measureStore, type OpenedOrder } from '#ui/measures/measure-store.ts'
import { todayStore } from '#ui/today/today-store.ts'

/** A person before the measures after an accident. */
export class MeasureDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  async planAfter(microtraumaId: MicrotraumaId, fullName: string, details: Input): Promise<void> {
    const page = this.#services.get(measureStore)
    await page.open({ is: 'microtrauma', microtraumaId })
    const employeeId = await idOf(page, fullName)
    const origin = { origin: 'microtrauma', microtraumaId, employeeId, shownBy: 'Акт' }
    this.#tell(await page.plan({ ...origin, ...details }))
  }

  async planOwn(fullName: string, details: Input): Promise<void> {
    const page = await this.#ownPlan()
    const employeeId = await idOf(page, fullName)
    this.#tell(await page.plan({ origin: 'plan', employeeId, shownBy: 'Акт', ...details }))
  }

  async stateOfOwn(what: string): Promise<string> {
    const page = await this.#ownPlan()
    return measureStateWords[deriveMeasureState(named(page, what).measure, page.today)]
  }

  async plan(incidentId: IncidentId, fullName: string, details: Input): Promise<void> {
    const page = await this.#page(incidentId)
    const employeeId = await idOf(page, fullName)
    this.#tell(await page.plan({ origin: 'incident', incidentId, employeeId, shownBy: 'Акт', ...details }))
  }

  async recordOrder(
    incidentId: IncidentId,
    fullName: string,
    { points, ...order }: Input & { readonly points: readonly Input[] },
  ): Promise<void> {
    const page = await this.#page(incidentId)
    const employeeId = await idOf(page, fullName)
    const given = points.map((point) => ({ employeeId, shownBy: 'Акт', ...point }))
    this.#tell(await page.recordOrder({ issuer: 'ГИТ', incidentId, ...order, points: given }))
  }

  /** Corrects the order of a point: its number, and of its points the term and the answer, by their texts. What was refused, by field and row. */
  async correctOrder(
    incidentId: IncidentId,
    what: string,
    number: string,
    rows: readonly { readonly what: string; readonly dueOn: string; readonly answer: string }[],
  ): Promise<void> {
    const page = await this.#page(incidentId)
    await page.openOrder(named(page, what).measure)
    const points = rows.map(({ what: text, ...typed }) => ({ measure: named(page, text).measure, typed }))
    this.#tell(await page.correctOrder({ number }, points))
  }

  /** The number of the order of a point, and its points as they are stored. */
  async orderOf(incidentId: IncidentId, what: string): Promise<OpenedOrder> {
    const page = await this.#page(incidentId)
    await page.openOrder(named(page, what).measure)
    assert(page.order.is === 'ready' && page.order.value)
    return page.order.value
  }

  async complete(incidentId: IncidentId, what: string, details: Input): Promise<void> {
    const page = await this.#page(incidentId)
    this.#tell(await page.finish(named(page, what).measure, details))
  }

  async takeBack(incidentId: IncidentId, what: string, reason: string): Promise<void> {
    const page = await this.#page(incidentId)
    this.#tell(await page.takeBack(named(page, what).measure, reason))
  }

  async answer(incidentId: IncidentId, what: string, answer: string): Promise<void> {
    const page = await this.#page(incidentId)
    this.#tell(await page.change(named(page, what).measure, { answer }))
  }

  async stateOf(incidentId: IncidentId, what: string): Promise<string> {
    const page = await this.#page(incidentId)
    return measureStateWords[deriveMeasureState(named(page, what).measure, page.today)]
  }

  async all(incidentId: IncidentId): Promise<readonly ListedMeasure[]> {
    return (await this.#page(incidentId)).measures
  }

  /** What the day's work and the tab say. */
  async counts(): Promise<{ readonly overdue: number; readonly soon: number; readonly onTab: number }> {
    const [today, shell] = [this.#services.get(todayStore), this.#services.get(shellStore)]
    await today.read()
    await shell.refresh()
    assert(today.measures.is === 'ready')
    const { overdue, soon } = today.measures.value.counts
    return { overdue, soon, onTab: shell.overdueMeasures }
  }

  #tell(messages: Messages): void {
    const said = Object.entries(messages).map(([field, words]) => {
      const [row, name] = field.split('.')
      return name === undefined ? words : `строка ${Number(row) + 1}: ${words}`
    })
    this.#hear(said.length === 0 ? null : said.join(' '))
  }

  async #ownPlan(): Promise<MeasureStore> {
    const page = this.#services.get(measureStore)
    await page.open({ is: 'filter', filter: { search: '', state: null, origin: 'plan' } })
    return page
  }

  async #page(incidentId: IncidentId): Promise<MeasureStore> {
    const page = this.#services.get(measureStore)
    await page.open({ is: 'incident', incidentId })
    return page
  }
}

async function idOf(page: MeasureStore, fullName: string): Promise<number> {
  await page.readPeople()
  const found = page.people.find(({ label }) => label.startsWith(fullName))
  assert(found, `нет работника «${fullName}»`)
  return found.value
}

function named({ measures }: MeasureStore, what: string): ListedMeasure {
  const found = measures.find(({ measure }) => measure.what === what)
  assert(found, `нет мероприятия «${what}»`)
  return found
}
