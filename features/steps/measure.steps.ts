import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { describeMeasure, describeProgress, describeSource } from '@osh/core/wording/measures.ts'
import type { MeasureDesk } from '../support/measure-desk.ts'
import { dayOf } from '../support/words.ts'
import type { OshWorld } from '../support/world.ts'

const SOMEBODY = 'Ольга'
const NAME = '([А-ЯЁ][а-яё]+)'
const QUOTED = '«([^»]*)»'
const DAY = String.raw`(\d{2}\.\d{2}\.\d{4})`

const setDay = ({ clock }: OshWorld, day: string): void => clock.set(`${dayOf(day)}T09:00:00.000Z` as Instant)

/** The desk of a person on a day, and the accident that is spoken of. */
async function deskOn(world: OshWorld, person: string, day: string | null) {
  if (day !== null) setDay(world, day)
  const { measures, incidents } = await world.session(person)
  return { desk: measures satisfies MeasureDesk, incidentId: (await incidents.incident()).id }
}

When(
  new RegExp(`^${NAME} ${DAY} планирует ${QUOTED}, отвечает ${QUOTED}, срок ${DAY}$`),
  async function (this: OshWorld, person: string, day: string, what: string, who: string, dueOn: string) {
    const { desk, incidentId } = await deskOn(this, person, day)
    await desk.plan(incidentId, who, { what, dueOn })
  },
)

When(
  new RegExp(`^${NAME} ${DAY} планирует после микротравмы ${QUOTED}, отвечает ${QUOTED}, срок ${DAY}$`),
  async function (this: OshWorld, person: string, day: string, what: string, who: string, dueOn: string) {
    setDay(this, day)
    const { measures, microtraumas } = await this.session(person)
    await measures.planAfter((await microtraumas.microtrauma()).id, who, { what, dueOn })
  },
)

When(
  new RegExp(`^${NAME} ${DAY} включает в план организации ${QUOTED}, отвечает ${QUOTED}, срок ${DAY}$`),
  async function (this: OshWorld, person: string, day: string, what: string, who: string, dueOn: string) {
    setDay(this, day)
    await (await this.session(person)).measures.planOwn(who, { what, dueOn })
  },
)

Then(
  new RegExp(`^в плане организации ${QUOTED} — ${QUOTED}$`),
  async function (this: OshWorld, what: string, state: string) {
    assert.equal(await (await this.session(SOMEBODY)).measures.stateOfOwn(what), state)
  },
)

Then(
  new RegExp(`^на странице происшествия есть мероприятие ${QUOTED}: ${QUOTED}$`),
  async function (this: OshWorld, what: string, source: string) {
    const { measures, microtraumas } = await this.session(SOMEBODY)
    const { incidentId } = await microtraumas.microtrauma()
    assert(incidentId !== null)
    const told = (await measures.all(incidentId)).map((one) => [one.measure.what, describeSource(one.source)])
    assert.deepEqual(told, [[what, source]])
  },
)

When(
  new RegExp(`^${NAME} ${DAY} вносит предписание ${QUOTED} от ${DAY}, отвечает ${QUOTED}:$`),
  async function (
    this: OshWorld,
    person: string,
    day: string,
    number: string,
    issuedOn: string,
    who: string,
    table: DataTable,
  ) {
    const { desk, incidentId } = await deskOn(this, person, day)
    const points = table.raw().map(([point = '', what = '', dueOn = '']) => ({ point, what, dueOn }))
    await desk.recordOrder(incidentId, who, { number, issuedOn, points })
  },
)

When(
  new RegExp(`^${NAME} ${DAY} исправляет предписание с пунктом ${QUOTED} на ${QUOTED}:$`),
  async function (
    this: OshWorld,
    person: string,
    day: string,
    what: string,
    number: string,
    table: DataTable,
  ) {
    const { desk, incidentId } = await deskOn(this, person, day)
    const rows = table.raw().map(([, text = '', dueOn = '', answer = '']) => ({ what: text, dueOn, answer }))
    await desk.correctOrder(incidentId, what, number, rows)
  },
)

Then(
  new RegExp(`^отказано в строке (\\d+): ${QUOTED}$`),
  async function (this: OshWorld, row: string, words: string) {
    assert.equal((await this.session(SOMEBODY)).message(), `строка ${row}: ${words}`)
  },
)

Then(
  new RegExp(`^пункты предписания с пунктом ${QUOTED} — ${QUOTED}:$`),
  async function (this: OshWorld, what: string, number: string, table: DataTable) {
    const { desk, incidentId } = await deskOn(this, SOMEBODY, null)
    const { order, points } = await desk.orderOf(incidentId, what)
    assert.equal(order.number, number)
    const told = points.map(({ origin, what: text, dueOn, answer }) => [
      origin.is === 'inspector-order' ? origin.point : '',
      text,
      formatDate(dueOn),
      answer,
    ])
    assert.deepEqual(told, table.raw())
  },
)

When(
  new RegExp(`^${NAME} ${DAY} отмечает выполнение ${QUOTED}: ${QUOTED}$`),
  async function (this: OshWorld, person: string, day: string, what: string, proof: string) {
    const { desk, incidentId } = await deskOn(this, person, day)
    await desk.complete(incidentId, what, { doneOn: day, proof })
  },
)

When(
  new RegExp(`^${NAME} ${DAY} возвращает в работу ${QUOTED}: ${QUOTED}$`),
  async function (this: OshWorld, person: string, day: string, what: string, reason: string) {
    const { desk, incidentId } = await deskOn(this, person, day)
    await desk.takeBack(incidentId, what, reason)
  },
)

When(
  new RegExp(`^${NAME} ${DAY} отвечает инспекции по ${QUOTED}: ${QUOTED}$`),
  async function (this: OshWorld, person: string, day: string, what: string, answer: string) {
    const { desk, incidentId } = await deskOn(this, person, day)
    await desk.answer(incidentId, what, answer)
  },
)

Then(
  new RegExp(`^мероприятие ${QUOTED} — ${QUOTED}$`),
  async function (this: OshWorld, what: string, state: string) {
    const { desk, incidentId } = await deskOn(this, SOMEBODY, null)
    assert.equal(await desk.stateOf(incidentId, what), state)
  },
)

Then(
  /^в работе дня просрочено мероприятий (\d+), скоро (\d+)$/,
  async function (this: OshWorld, overdue: string, soon: string) {
    const { measures } = await this.session(SOMEBODY)
    assert.deepEqual(await measures.counts(), {
      overdue: Number(overdue),
      soon: Number(soon),
      onTab: Number(overdue),
    })
  },
)

Then(
  new RegExp(`^в сообщении о последствиях ${QUOTED}: ${QUOTED}$`),
  async function (this: OshWorld, what: string, progress: string) {
    const { desk, incidentId } = await deskOn(this, SOMEBODY, null)
    const told = (await desk.all(incidentId)).map((one) => [describeMeasure(one), describeProgress(one)])
    assert.deepEqual(
      told.filter(([name]) => name === what),
      [[what, progress]],
    )
  },
)
