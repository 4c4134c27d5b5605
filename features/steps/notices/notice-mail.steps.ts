import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { digestWords } from '@osh/core/notices/feed/feed-words.ts'
import { type DigestTime, digestTimes } from '@osh/core/notices/feed/notice-settings.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { addMinutes, makeMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { ParsedMail } from 'mailparser'
import { dayOf } from '../../support/words.ts'
import type { OshWorld } from '../../support/world.ts'

const MOSCOW_HOURS = 3
const NO_BREAK = '\u00a0'

function digestOf(words: string): DigestTime {
  const found = digestTimes.find((one) => digestWords[one].split(',')[0] === words)
  assert(found, `сводки «${words}» нет`)
  return found
}

When(
  /^(\S+) просит присылать: сводку «(.+)», не раньше (\d+) часов$/,
  async function (this: OshWorld, person: string, digest: string, hour: string) {
    await (await this.session(person)).notices.want({ digest: digestOf(digest), hour: Number(hour) })
  },
)
When(
  /^(\S+) просит присылать: напоминания, не раньше (\d+) часов$/,
  async function (this: OshWorld, person: string, hour: string) {
    await (await this.session(person)).notices.want({ reminders: true, hour: Number(hour) })
  },
)
Then(/^у (\S+) выбрано: сводку «(.+)»$/, async function (this: OshWorld, person: string, digest: string) {
  assert.equal((await (await this.session(person)).notices.wants()).digest, digestOf(digest))
})

When(/^свой e-mail подтвердили: (.+)$/, async function (this: OshWorld, people: string) {
  for (const person of people.split(', ')) await this.post.confirm(this.emails.get(person) ?? '')
})
When(
  /^(\d\d\.\d\d\.\d{4}) в (\d\d:\d\d) по Москве сервис рассылает письма$/,
  async function (this: OshWorld, day: string, time: string) {
    this.clock.set(`${addMinutes(makeMoment(dayOf(day), time), -MOSCOW_HOURS * 60)}:00.000Z` as Instant)
    await this.post.goRound()
  },
)

const mailsOf = (world: OshWorld, person: string): Promise<readonly ParsedMail[]> =>
  world.post.arrivedAt(world.emails.get(person) ?? '')

async function lastOf(world: OshWorld, person: string): Promise<ParsedMail> {
  const last = (await mailsOf(world, person)).at(-1)
  assert(last, `${person}: писем нет`)
  return last
}

Then(/^писем пришло: (.+)$/, async function (this: OshWorld, said: string) {
  const counted = said.split(', ').map((one) => one.split(' — ')[0] ?? '')
  const found: string[] = []
  for (const person of counted) found.push(`${person} — ${(await mailsOf(this, person)).length}`)
  assert.equal(found.join(', '), said)
})
Then(
  /^в последнем письме, которое получила? (\S+), (есть|нет) «(.+)»$/,
  async function (this: OshWorld, person: string, has: string, part: string) {
    const text = (await lastOf(this, person)).text?.replaceAll(NO_BREAK, ' ') ?? ''
    assert.equal(text.includes(part) ? 'есть' : 'нет', has, text)
  },
)

/** As mail programs do by themselves (RFC 8058): one POST of a form, with nothing that says who asks. */
When(
  /^почтовая программа отписывает по последнему письму, которое получила? (\S+)$/,
  async function (this: OshWorld, person: string) {
    const { headerLines } = await lastOf(this, person)
    const lineOf = (key: string) => headerLines.find((header) => header.key === key)?.line ?? ''
    assert.equal(lineOf('list-unsubscribe-post'), 'List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, address = ''] = /<(https:[^>]+)>/.exec(lineOf('list-unsubscribe').replaceAll(/\s/g, '')) ?? []
    const answer = await this.ask(new URL(address).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    assert.equal(answer.status, 200)
  },
)
