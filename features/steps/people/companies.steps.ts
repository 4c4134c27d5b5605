import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Offer } from '@osh/core/members/member-desk.ts'
import { roleNames } from '@osh/core/rights/role-words.ts'
import type { OshWorld } from '../../support/world.ts'

When('{person} заводит организацию {quoted}', async function (this: OshWorld, person: string, name: string) {
  if (!this.emails.has(person)) await this.arrive(person)
  await (await this.session(person)).companies.add(name)
})
When(
  '{person} открывает организацию {quoted}',
  async function (this: OshWorld, person: string, name: string) {
    await (await this.session(person)).companies.switchTo(name)
    await this.openAgain(person)
  },
)
When('{person} покидает организацию {quoted}', async function (this: OshWorld, person: string, name: string) {
  await (await this.session(person)).companies.leave(name)
})
When('{person} открывает страницу заново', async function (this: OshWorld, person: string) {
  await this.openAgain(person)
})
Then(
  'у {word} на странице организация {quoted}',
  async function (this: OshWorld, person: string, name: string) {
    assert.equal((await this.session(person)).companies.shown, name)
  },
)
Then('{person} видит свои организации:', async function (this: OshWorld, person: string, table: DataTable) {
  const listed = await (await this.session(person)).companies.list()
  assert.deepEqual(listed, table.rows())
})

/** What the link says to whoever has it and has not signed in. */
const lookAt = async (world: OshWorld, invited: string) => {
  const token = world.invitations.get(invited)
  return (await world.send(null, '/api/invitations/look', 'post', { token })).json()
}
Then(
  /^до входа по приглашению, которое получил (\S+), видно:$/,
  async function (this: OshWorld, invited: string, table: DataTable) {
    const { company, by, email, role } = (await lookAt(this, invited)) as Offer
    const own = (await this.records.companies.list()).find(({ name }) => name === company)
    const seen = { Организация: own?.shortName, Зовёт: by, 'Кем станет': roleNames[role] }
    assert.deepEqual([email, seen], [this.emails.get(invited), table.rowsHash()])
  },
)
Then(
  /^до входа по приглашению, которое получил (\S+), сказано «(.+)»$/,
  async function (this: OshWorld, invited: string, part: string) {
    const { description } = (await lookAt(this, invited)) as { readonly description?: string }
    assert.ok(description?.includes(part), description ?? 'приглашение ещё действует')
  },
)
