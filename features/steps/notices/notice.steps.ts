import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { listDeadlineEvents } from '@osh/core/incidents/calendar/deadline-events.ts'
import type { FeedNotice } from '@osh/core/notices/feed/feed-notice.ts'
import { digestTimes, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { findMailTurn } from '@osh/core/notices/mails/mail-turn.ts'
import { listStagesSince } from '@osh/core/notices/mails/stage.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { publishNews } from '#tests/news-example.ts'
import type { OshWorld } from '../../support/world.ts'

/** A notice in the words of an analyst's table: what is to be done about it is left out. */
const told = ({ title, content }: FeedNotice): Readonly<Record<string, string>> => ({
  Раздел: title,
  'О чём': content.split(':')[0] ?? '',
})

Then('{person} не прочитал(а) о сроках:', async function (this: OshWorld, person: string, table: DataTable) {
  const unread = await (await this.session(person)).notices.unreadTerms()
  assert.deepEqual(unread.map(told), table.hashes())
})
Then('{person} прочитал(а) обо всех сроках', async function (this: OshWorld, person: string) {
  assert.deepEqual((await (await this.session(person)).notices.unreadTerms()).map(told), [])
})
When('{person} отмечает уведомления прочитанными', async function (this: OshWorld, person: string) {
  await (await this.session(person)).notices.readAll()
})
When(
  '{person} отключает уведомления {quoted}',
  async function (this: OshWorld, person: string, kind: string) {
    await (await this.session(person)).notices.mute(kind)
  },
)
Then(
  '{person} видит уведомления {quoted}:',
  async function (this: OshWorld, person: string, kind: string, table: DataTable) {
    assert.deepEqual(await seenOf(this, person, kind), table.raw())
  },
)
Then('{person} не видит уведомлений {quoted}', async function (this: OshWorld, person: string, kind: string) {
  assert.deepEqual(await seenOf(this, person, kind), [])
})
Then(
  '{person} видит уведомление {quoted}, в котором названо {quoted}',
  async function (this: OshWorld, person: string, kind: string, part: string) {
    const said = (await seenOf(this, person, kind)).join('\n')
    assert.ok(said.includes(part), said)
  },
)
Then(
  '{person} не видит уведомления {quoted}, в котором названо {quoted}',
  async function (this: OshWorld, person: string, kind: string, part: string) {
    const said = (await seenOf(this, person, kind)).join('\n')
    assert.ok(!said.includes(part), said)
  },
)

Then('{person} видит просроченного: {int}', async function (this: OshWorld, person: string, count: number) {
  assert.equal(await (await this.session(person)).notices.overdueTotal(), count)
})

/** Title and content of what is not read of a kind. */
async function seenOf(world: OshWorld, person: string, kind: string): Promise<readonly string[][]> {
  const unread = await (await world.session(person)).notices.unreadOf(kind)
  return unread.map(({ title, content }) => [title, content])
}

When(
  /^оператор публикует новость «([^»]+)»( с отметкой «важная»)?$/,
  async function (this: OshWorld, title: string, marked?: string | null) {
    const publishedAt = this.clock.now()
    await publishNews(this.storage, { title, body: title, important: Boolean(marked), publishedAt })
  },
)

When(
  'оператор назначает важную новость {quoted} на {instant}',
  async function (this: OshWorld, title: string, publishedAt: Instant) {
    await publishNews(this.storage, { title, body: title, important: true, publishedAt })
  },
)

Then('{person} не прочитал(а) о шагах расследования', async function (this: OshWorld, person: string) {
  assert.ok((await (await this.session(person)).notices.unreadSteps()) > 0, 'уведомлений нет')
})
Then(
  '{person} не видит шага расследования {quoted}',
  async function (this: OshWorld, person: string, words: string) {
    const seen = await (await this.session(person)).notices.seenSteps()
    assert.ok(!seen.some(([action]) => action.startsWith(words)), 'шаг показан')
  },
)
Then('{person} прочитал(а) обо всех шагах расследования', async function (this: OshWorld, person: string) {
  assert.equal(await (await this.session(person)).notices.unreadSteps(), 0)
})
Then('{person} видит шаги расследования:', async function (this: OshWorld, person: string, table: DataTable) {
  const seen = await (await this.session(person)).notices.seenSteps()
  const rows = table.raw()
  const isNamed = (action: string, at: number) => action.startsWith(rows[at]?.[0] ?? '-')
  assert.deepEqual(
    seen.map(([action, when], at) => [isNamed(action, at) ? rows[at]?.[0] : action, when]),
    rows,
  )
})
Then(
  'в календаре случая шаг {quoted} стоит на {instant}',
  async function (this: OshWorld, words: string, at: Instant) {
    const { incidents } = await this.session('Ольга')
    const incident = await incidents.incident()
    const event = listDeadlineEvents(incident, await incidents.clock()).find(({ step }) =>
      step.action.startsWith(words),
    )
    assert.deepEqual(event?.end, { is: 'moment', at })
  },
)
When('{person} отмечает шаги расследования прочитанными', async function (this: OshWorld, person: string) {
  await (await this.session(person)).notices.readSteps()
})

let times = usualSettings
let timeZone = ''
let toldOn = '' as LocalDate

Given(
  /^сводка (\w+), напоминания (да|нет), не раньше (\d+) часов по времени (\S+)$/,
  (digest: string, reminders: string, hour: string, zone: string) => {
    times = {
      ...usualSettings,
      digest: digestTimes.find((one) => one === digest) ?? 'off',
      reminders: reminders === 'да',
      hour: Number(hour),
    }
    timeZone = zone
  },
)
Given('рассказано по {day}', (day: LocalDate) => {
  toldOn = day
})
Then(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d) по UTC приходит (.+)$/, (day: string, time: string, mail: string) => {
  const turn = findMailTurn(times, timeZone, toldOn, `${day}T${time}:00.000Z` as Instant)
  const said =
    turn === null
      ? 'ничего'
      : turn.digest
        ? `сводка${turn.reminders ? ' с напоминаниями' : ''}`
        : 'напоминание'
  assert.equal(said, mail)
})
Then(
  /^(\d\d)\.(\d\d)\.(\d{4}) о сроке (\d\d)\.(\d\d)\.(\d{4}) напоминают (.+)$/,
  (d: string, m: string, y: string, dueD: string, dueM: string, dueY: string, stage: string) => {
    const due = `${dueY}-${dueM}-${dueD}`
    const found = listStagesSince(toldOn, `${y}-${m}-${d}` as LocalDate).filter(
      ({ from, to }) => from <= due && due <= to,
    )
    const said = found.map((one) => (one.stage === 0 ? 'в последний день' : `за ${one.stage} дней`))
    assert.deepEqual(said, stage === 'ничего' ? [] : [stage])
  },
)
