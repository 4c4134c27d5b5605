import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { deriveMicrotraumaState } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { addMinutes, makeMoment } from '@osh/core/shared/dates/local-moment.ts'
import { explainReviewTerm, microtraumaStateWords } from '@osh/core/wording/microtraumas.ts'
import { momentWords } from '../support/incident-desk.ts'
import type { MicrotraumaDesk } from '../support/microtrauma-desk.ts'
import { dayOf } from '../support/words.ts'
import type { OshWorld } from '../support/world.ts'

const SOMEBODY = 'Ольга'
const MOSCOW_HOURS = 3
const NAME = '([А-ЯЁ][а-яё]+)'
const QUOTED = '«([^»]*)»'
const DAY = String.raw`(\d{2}\.\d{2}\.\d{4})`
const MOMENT = String.raw`(\d{2}\.\d{2}\.\d{4} \d{2}:\d{2})`

const parts = (moment: string): readonly [day: string, time: string] => {
  const [day = '', time = ''] = moment.split(' ')
  return [day, time]
}

/** The desk of a person at a moment of Moscow’s clock. */
async function deskAt(world: OshWorld, person: string, at: string): Promise<MicrotraumaDesk> {
  const [day, time] = parts(at)
  const moment = makeMoment(dayOf(day), time)
  world.clock.set(`${addMinutes(moment, -MOSCOW_HOURS * 60)}:30.000Z` as Instant)
  return (await world.session(person)).microtraumas
}
const deskOf = async (world: OshWorld) => (await world.session(SOMEBODY)).microtraumas

When(
  new RegExp(`^${NAME} ${MOMENT} записывает микротравму ${MOMENT} работника ${QUOTED}$`),
  async function (this: OshWorld, person: string, told: string, happened: string, fullName: string) {
    const [[date, time], [day, clock]] = [parts(happened), parts(told)]
    const desk = await deskAt(this, person, told)
    await desk.record(fullName, {
      date,
      time,
      place: 'Цех № 2',
      reportDate: day,
      reportTime: clock,
      circumstances: 'Разбирал поддон',
      injury: 'Ссадина предплечья',
      firstAid: 'Рана промыта',
    })
  },
)
When(
  new RegExp(`^${NAME} ${MOMENT} продлевает рассмотрение на (\\d+) дн(?:я|ей): ${QUOTED}$`),
  async function (this: OshWorld, person: string, at: string, days: string, reason: string) {
    await (await deskAt(this, person, at)).change({ extension: { days: String(days), reason } })
  },
)
When(
  new RegExp(`^${NAME} ${MOMENT} рассматривает её ${DAY} с участием ${QUOTED}: ${QUOTED}$`),
  async function (this: OshWorld, person: string, at: string, on: string, reviewer: string, causes: string) {
    await (await deskAt(this, person, at)).review(on, reviewer, causes)
  },
)
When(
  new RegExp(`^${NAME} ${MOMENT} снимает рассмотрение: ${QUOTED}$`),
  async function (this: OshWorld, person: string, at: string, reopenedBecause: string) {
    await (await deskAt(this, person, at)).change({ review: null, reopenedBecause })
  },
)
When(
  new RegExp(`^${NAME} ${MOMENT} аннулирует запись: ${QUOTED}$`),
  async function (this: OshWorld, person: string, at: string, reason: string) {
    await (await deskAt(this, person, at)).annul(reason)
  },
)
When(
  new RegExp(`^${NAME} ${MOMENT} переводит её в несчастный случай, сообщили ${MOMENT}: ${QUOTED}$`),
  async function (this: OshWorld, person: string, at: string, applied: string, because: string) {
    const [date, time] = parts(applied)
    const desk = await deskAt(this, person, at)
    await desk.becomeAccident({ severity: 'easy', date, time, because })
  },
)

Then('микротравма {quoted} до {day}', async function (this: OshWorld, state: string, until: LocalDate) {
  const microtrauma = await (await deskOf(this)).microtrauma()
  assert.equal(microtraumaStateWords[deriveMicrotraumaState(microtrauma)], state)
  assert.equal(reviewTerm(microtrauma).until, until)
})
Then('срок микротравмы объяснён: {quoted}', async function (this: OshWorld, words: string) {
  assert.equal(explainReviewTerm(await (await deskOf(this)).microtrauma()), words)
})
Then('микротравма просрочена', async function (this: OshWorld) {
  assert.equal(await (await deskOf(this)).isLate(), true)
})
Then('микротравма не просрочена', async function (this: OshWorld) {
  assert.equal(await (await deskOf(this)).isLate(), false)
})
Then('в хронологии микротравмы последняя запись: {quoted}', async function (this: OshWorld, words: string) {
  assert.deepEqual(await (await deskOf(this)).lastSaid(), [words])
})
Then(
  new RegExp(`^расследование начато с заявления ${MOMENT}, пострадал ${QUOTED}, место ${QUOTED}$`),
  async function (this: OshWorld, applied: string, fullName: string, place: string) {
    const { incident } = await (await deskOf(this)).accident()
    assert.equal(incident.reportedLateAt && momentWords(incident.reportedLateAt), applied)
    assert.deepEqual(
      incident.injured.map((one) => one.fullName),
      [fullName],
    )
    assert.equal(incident.place, place)
  },
)
Then('хронология расследования начинается словами {quoted}', async function (this: OshWorld, words: string) {
  const { said } = await (await deskOf(this)).accident()
  assert.ok(said[0]?.startsWith(words), said.join('; '))
})
