import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { SERVER_NOW } from '#tests/contracts/http-opened.ts'
import { accepted } from '#tests/contracts/world.ts'
import { enableFactor } from '#tests/enable-factor.ts'
import { PASSWORD } from '../../support/assembly.ts'
import type { OshWorld } from '../../support/world.ts'

const chatOf = async (world: OshWorld, person: string) => (await world.session(person)).chat

Given('{person} отвечает от поддержки сервиса', async function (this: OshWorld, person: string) {
  await this.arrive(person)
  const ask = async (path: string, body: object) => {
    const answer = await this.send(person, `/api${path}`, 'post', body)
    assert.ok(answer.ok, `${path} ответил ${answer.status}`)
    return answer.json()
  }
  await enableFactor(ask, PASSWORD, Date.parse(SERVER_NOW))
  accepted(await this.storage.operators.add(this.emails.get(person) ?? '', this.clock.now()))
  const chat = await chatOf(this, person)
  chat.asked = this.company
})
When('{person} пишет в поддержку {quoted}', async function (this: OshWorld, person: string, text: string) {
  await (await chatOf(this, person)).say(text)
})
When(
  /^(\S+) из поддержки отвечает: (\S+) — «(.+)»$/,
  async function (this: OshWorld, operator: string, person: string, text: string) {
    const { user } = await chatOf(this, person)
    await (await chatOf(this, operator)).answer(user, text)
  },
)
When(
  /^(\S+) из поддержки отмечает: (\S+) — ответ не нужен$/,
  async function (this: OshWorld, operator: string, person: string) {
    const { user } = await chatOf(this, person)
    await (await chatOf(this, operator)).settle(user)
  },
)
When('{person} открывает разговор с поддержкой', async function (this: OshWorld, person: string) {
  await (await chatOf(this, person)).look()
})
Then(
  'у {word} непрочитанных ответов поддержки: {int}',
  async function (this: OshWorld, person: string, count: number) {
    assert.equal(await (await chatOf(this, person)).countUnread(), count)
  },
)
Then('{person} видит в разговоре:', async function (this: OshWorld, person: string, table: DataTable) {
  assert.deepEqual(await (await chatOf(this, person)).readOwn(), table.raw())
})
Then('в разговоре {word} ничего нет', async function (this: OshWorld, person: string) {
  assert.deepEqual(await (await chatOf(this, person)).readOwn(), [])
})
Then(
  /^(\S+) видит, что ответа (?:ждут: (.+)|не ждёт никто)$/,
  async function (this: OshWorld, operator: string, people: string | null) {
    const waiting = await (await chatOf(this, operator)).listWaiting()
    const named = people === null ? [] : people.split(', ')
    const users = await Promise.all(named.map(async (person) => (await chatOf(this, person)).user))
    assert.deepEqual(waiting, users)
  },
)
