import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { OshWorld } from '../support/world.ts'

const proposedTo = new WeakMap<OshWorld, readonly string[]>()

async function lead(
  world: OshWorld,
  person: string,
  table: DataTable,
  charged: string | null,
): Promise<void> {
  const { incidents } = await world.session(person)
  proposedTo.set(world, await incidents.lead(table.raw().flat(), charged))
}

When('{person} собирает комиссию:', function (this: OshWorld, person: string, table: DataTable) {
  return lead(this, person, table, null)
})
When(
  '{person} собирает комиссию, за безопасность отвечает {quoted}:',
  function (this: OshWorld, person: string, charged: string, table: DataTable) {
    return lead(this, person, table, charged)
  },
)
Then('на участке за безопасность отвечает {quoted}', function (this: OshWorld, fullName: string) {
  assert.deepEqual(proposedTo.get(this), [fullName])
})
When(
  '{person} собирает комиссию, председателем — {quoted}',
  async function (this: OshWorld, person: string, chair: string) {
    await (await this.session(person)).incidents.makeChair(chair)
  },
)
Then('о председателе предупреждают: {quoted}', async function (this: OshWorld, part: string) {
  const said = (await this.session('Ольга')).incidents.chairWarning
  assert.ok(said?.includes(part), said ?? 'не предупреждают')
})
Then('о председателе не предупреждают', async function (this: OshWorld) {
  assert.equal((await this.session('Ольга')).incidents.chairWarning, null)
})
Then('комиссии нет', async function (this: OshWorld) {
  assert.equal((await (await this.session('Ольга')).incidents.incident()).commission, null)
})
Then(
  'в комиссии {int} человека, председатель — {quoted}',
  async function (this: OshWorld, count: number, chair: string) {
    const { commission } = await (await this.session('Ольга')).incidents.incident()
    assert(commission)
    assert.deepEqual([commission.members.length + 1, commission.chair.fullName], [count, chair])
  },
)
