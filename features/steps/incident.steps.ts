import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { incidentStates } from '@osh/core/incidents/incident-repository.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { degrees, deriveSeverity, type Severity, severities } from '@osh/core/norms/accidents/degree.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import {
  addMinutes,
  type LocalMoment,
  makeMoment,
  takeMomentDay,
} from '@osh/core/shared/dates/local-moment.ts'
import { degreeWords, describeDue, incidentStateWords, severityWords } from '@osh/core/wording/incidents.ts'
import { momentWords, termOf } from '../support/incident-desk.ts'
import { dayOf, oneOf } from '../support/words.ts'
import type { OshWorld } from '../support/world.ts'

/** Who looks where the scenario names no one. */
const SOMEBODY = 'Ольга'
const MOSCOW_HOURS = 3

const momentIn = (text: string): LocalMoment => {
  const [date = '', time = ''] = text.split(' ')
  return makeMoment(dayOf(date), time)
}

/** The clock shows it in Moscow, and half a minute more. */
const setClock = ({ clock }: OshWorld, moment: LocalMoment): void =>
  clock.set(`${addMinutes(moment, -MOSCOW_HOURS * 60)}:30.000Z` as Instant)

const MOMENT = String.raw`(\d{2}\.\d{2}\.\d{4} \d{2}:\d{2})`
const NAME = '([А-ЯЁ][а-яё]+)'
const QUOTED = '«([^»]*)»'
const DAY = String.raw`(\d{2}\.\d{2}\.\d{4})`

type Act = (world: OshWorld, person: string, ...given: string[]) => Promise<void>

/** Something that a person does at a moment of Moscow’s clock; cucumber counts what a step takes. */
function does(words: string, act: Act): void {
  const pattern = new RegExp(`^${NAME} ${MOMENT} ${words}$`)
  const at = (world: OshWorld, person: string, moment: string, ...given: string[]): Promise<void> => {
    setClock(world, momentIn(moment))
    return act(world, person, ...given)
  }
  const groups = (new RegExp(`${words}|`).exec('')?.length ?? 1) - 1
  if (groups === 0)
    When(pattern, function (this: OshWorld, person: string, moment: string) {
      return at(this, person, moment)
    })
  else if (groups === 1)
    When(pattern, function (this: OshWorld, person: string, moment: string, first: string) {
      return at(this, person, moment, first)
    })
  else
    When(pattern, function (this: OshWorld, person: string, moment: string, first: string, second: string) {
      return at(this, person, moment, first, second)
    })
}

const deskOf = async (world: OshWorld, person = SOMEBODY) => (await world.session(person)).incidents

const degreeIn = (word: string) =>
  oneOf(Object.fromEntries(degrees.map((degree) => [degreeWords[degree], degree])), word)
const severityIn = (word: string) =>
  oneOf(Object.fromEntries(severities.map((severity) => [severityWords[severity], severity])), word)
/** A row for each of the injured, with a severity where theirs is not the usual one. */
const hurtIn = (table: DataTable, usual: Severity) =>
  table
    .raw()
    .map(([fullName = '', word = '']) => ({ fullName, severity: word === '' ? usual : severityIn(word) }))

When(
  new RegExp(`^${NAME} фиксирует случай ${MOMENT}, степень ${QUOTED}, пострадали:$`),
  async function (this: OshWorld, person: string, moment: string, degree: string, table: DataTable) {
    const at = momentIn(moment)
    setClock(this, at)
    const desk = await deskOf(this, person)
    const [date = '', time = ''] = moment.split(' ')
    await desk.record(
      { date: dayOf(date), time, place: 'Цех № 2' },
      hurtIn(table, deriveSeverity(degreeIn(degree))),
    )
  },
)
When(
  new RegExp(`^${NAME} ${MOMENT} исправляет пострадавших:$`),
  async function (this: OshWorld, person: string, moment: string, table: DataTable) {
    setClock(this, momentIn(moment))
    await (await deskOf(this, person)).correctInjured(hurtIn(table, 'easy'))
  },
)
Given('место происшествия — в поясе {quoted}', async function (this: OshWorld, timeZone: string) {
  await (await deskOf(this)).change({ timeZone })
})
When(new RegExp(`^в Москве ${MOMENT}$`), function (this: OshWorld, moment: string) {
  setClock(this, momentIn(moment))
})

const appoint = async (world: OshWorld, person: string, names: readonly string[]): Promise<void> => {
  const desk = await deskOf(world, person)
  const members = names.map((fullName) => ({ fullName }))
  const orderDate = takeMomentDay(await desk.clock())
  await desk.change({
    commission: { orderNumber: '12', orderDate, chair: { fullName: 'Абрамова А. А.' }, members },
  })
}
does('издаёт приказ о комиссии', (world, person) => appoint(world, person, ['Волкова В. В.', 'Громов Г. Г.']))
does('назначает комиссию из четырёх человек', (world, person) =>
  appoint(world, person, ['Волкова В. В.', 'Громов Г. Г.', 'Ким О. О.']),
)
does(`отмечает ${QUOTED}`, async (world, person, action = '') => (await deskOf(world, person)).mark(action))
does(`отмечает чужой шаг ${QUOTED}`, async (world, person, key = '') =>
  (await deskOf(world, person)).change({ done: { [key]: true } }),
)
does(`переносит случай на ${MOMENT}`, async (world, person, moment = '') => {
  const [date = '', time = ''] = moment.split(' ')
  await (await deskOf(world, person)).change({ date, time })
})
When(
  new RegExp(`^${NAME} ${MOMENT} называет пострадавшими:$`),
  async function (this: OshWorld, person: string, moment: string, table: DataTable) {
    setClock(this, momentIn(moment))
    const injured = table.raw().map(([name = '']) => ({ employeeId: this.employee(name).id }))
    await (await deskOf(this, person)).change({ injured })
  },
)
does(`вносит медицинские сведения от ${MOMENT}: ${QUOTED}`, async (world, person, moment = '', word = '') =>
  (await deskOf(world, person)).change({ medicalReportAt: momentIn(moment), severities: [severityIn(word)] }),
)
does('вносит дни нетрудоспособности: (\\d+)', async (world, person, days = '') =>
  (await deskOf(world, person)).change({ lostDays: [days] }),
)
does(`вносит заявление от ${MOMENT}`, async (world, person, moment = '') =>
  (await deskOf(world, person)).change({ reportedLateAt: momentIn(moment) }),
)
does(`продлевает расследование на (\\d+) дней: ${QUOTED}`, async (world, person, days = '', reason = '') =>
  (await deskOf(world, person)).change({ extension: { days, reason } }),
)
does(`продлевает расследование до ${DAY}: ${QUOTED}`, async (world, person, until = '', body = '') =>
  (await deskOf(world, person)).change({ furtherExtension: { until, body } }),
)
const agreed = { qualificationStands: true, nothingExcludes: true, unanimous: true }
does(`оформляет акт Н-1С протоколом ${DAY}`, async (world, person, day = '') =>
  (await deskOf(world, person)).change({
    interimAct: { consideredOn: day, approvedOn: day, ...agreed, fundAgrees: true },
  }),
)
does(`оформляет акт Н-1С протоколом ${DAY} без согласия СФР`, async (world, person, day = '') =>
  (await deskOf(world, person)).change({
    interimAct: { consideredOn: day, approvedOn: day, ...agreed, fundAgrees: false },
  }),
)
does(`признаёт акт Н-1С утратившим силу ${DAY}`, async (world, person, annulledOn = '') =>
  (await deskOf(world, person)).change({ interimAct: { annulledOn } }),
)
does(`отвечает ${QUOTED} на ${QUOTED}`, async (world, person, answer = '', question = '') =>
  (await deskOf(world, person)).answer(question, oneOf({ да: true, нет: false }, answer)),
)
does(
  `завершает расследование днём ${DAY}, причина ${QUOTED}`,
  async (world, person, completedOn = '', completedDespite = '') =>
    (await deskOf(world, person)).change({ completedOn, completedDespite }),
)
does(`открывает расследование снова: ${QUOTED}`, async (world, person, reopenedBecause = '') =>
  (await deskOf(world, person)).change({ completedOn: null, reopenedBecause }),
)

does(`аннулирует происшествие: ${QUOTED}`, async (world, person, reason = '') =>
  (await deskOf(world, person)).annul(reason),
)
does(`возвращает происшествие: ${QUOTED}`, async (world, person, reason = '') =>
  (await deskOf(world, person)).annul(reason),
)
does(`аннулирует этот несчастный случай: ${QUOTED}`, async (world, person, reason = '') => {
  const { microtraumas } = await world.session(person)
  const { incidentId } = await microtraumas.microtrauma()
  await (await deskOf(world, person)).annul(reason, incidentId)
})

Then('в списке происшествий ничего нет', async function (this: OshWorld) {
  assert.deepEqual(await (await deskOf(this)).listed(null), [])
})
Then('в списке происшествий {quoted}:', async function (this: OshWorld, word: string, table: DataTable) {
  const states = Object.fromEntries(incidentStates.map((state) => [incidentStateWords[state], state]))
  assert.deepEqual(await (await deskOf(this)).listed(oneOf(states, word)), table.raw().flat())
})
Then('в плане есть сроки:', async function (this: OshWorld, table: DataTable) {
  const desk = await deskOf(this)
  const seen = await Promise.all(
    table.hashes().map(async ({ Шаг = '' }) => ({ Шаг, Срок: termOf(await desk.step(Шаг)) })),
  )
  assert.deepEqual(seen, table.hashes())
})
Then('в плане есть шаг {quoted}', async function (this: OshWorld, action: string) {
  await (await deskOf(this)).step(action)
})
Then('в плане нет шага {quoted}', async function (this: OshWorld, action: string) {
  const { steps } = await (await deskOf(this)).plan()
  assert.ok(!steps.some((step) => step.action.startsWith(action)))
})
Then('шаг {quoted} ждёт: {quoted}', async function (this: OshWorld, action: string, words: string) {
  const { due, deadline } = await (await deskOf(this)).step(action)
  assert.equal(due.is, 'waiting')
  assert.ok(describeDue(due, deadline).includes(words), describeDue(due, deadline))
})
Then('ближайший срок — {quoted}', async function (this: OshWorld, action: string) {
  const { next } = await (await deskOf(this)).plan()
  assert.ok(next?.action.startsWith(action), `ближайший: ${next?.action}`)
})
Then('просрочено {quoted}', async function (this: OshWorld, action: string) {
  assert.equal((await (await deskOf(this)).step(action)).overdue, true)
})
Then('не просрочено {quoted}', async function (this: OshWorld, action: string) {
  assert.equal((await (await deskOf(this)).step(action)).overdue, false)
})
Then('степень случая — {quoted}', async function (this: OshWorld, words: string) {
  assert.equal(degreeWords[deriveIncidentDegree(await (await deskOf(this)).incident())], words)
})
Then('пострадавшие:', async function (this: OshWorld, table: DataTable) {
  const { injured } = await (await deskOf(this)).incident()
  assert.deepEqual(
    injured.map(({ fullName, severity }) => [fullName, severityWords[severity]]),
    table.raw(),
  )
})
Then(
  new RegExp(`^выполнено ${QUOTED} ${MOMENT}$`),
  async function (this: OshWorld, action: string, moment: string) {
    const { done } = await (await deskOf(this)).step(action)
    assert.equal(done && momentWords(done.at), moment)
  },
)
Then('случай завершён {day}', async function (this: OshWorld, day: LocalDate) {
  assert.equal((await (await deskOf(this)).incident()).completedOn, day)
})
Then('случай расследуется', async function (this: OshWorld) {
  assert.equal((await (await deskOf(this)).incident()).completedOn, null)
})
Then('перед записью спрошено: {quoted}', async function (this: OshWorld, words: string) {
  assert.deepEqual((await deskOf(this)).asked, [words])
})
Then('перед записью ничего не спрошено', async function (this: OshWorld) {
  assert.deepEqual((await deskOf(this)).asked, [])
})
Then('дней нетрудоспособности не внесено', async function (this: OshWorld) {
  assert.deepEqual((await (await deskOf(this)).incident()).lostDays, {})
})
Then('отказано: {quoted}', async function (this: OshWorld, words: string) {
  const said = (await this.session(SOMEBODY)).message()
  assert.ok(said?.includes(words), `сказано: ${said}`)
})
Then('в хронологии последняя запись: {quoted}', async function (this: OshWorld, words: string) {
  const said = await (await deskOf(this)).lastSaid()
  assert.ok(said.includes(words), said.join('; '))
})
