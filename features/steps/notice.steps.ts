import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { FeedNotice } from '@osh/core/notices/feed/feed-notice.ts'
import { digestTimes, usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { findMailTurn } from '@osh/core/notices/mails/mail-turn.ts'
import { listStagesSince } from '@osh/core/notices/mails/stage.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { OshWorld } from '../support/world.ts'

/** A notice in the words of an analyst's table: what is to be done about it is left out. */
const told = ({ title, content }: FeedNotice): Readonly<Record<string, string>> => ({
  Раздел: title,
  'О чём': content.split(':')[0] ?? '',
})

Then('{person} не прочитала о сроках:', async function (this: OshWorld, person: string, table: DataTable) {
  const unread = await (await this.session(person)).notices.unreadTerms()
  assert.deepEqual(unread.map(told), table.hashes())
})
Then('{person} прочитала обо всех сроках', async function (this: OshWorld, person: string) {
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
