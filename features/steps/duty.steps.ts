import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { dayOf } from '../support/words.ts'
import type { OshWorld } from '../support/world.ts'

const SOMEBODY = 'Ольга'
const QUOTED = '«([^»]*)»'
const DAY = String.raw`(\d{2}\.\d{2}\.\d{4})`

/** The desk of a person, and the accident that is spoken of. */
async function deskOf(world: OshWorld, person = SOMEBODY) {
  const { duties, incidents } = await world.session(person)
  return { desk: duties, incident: await incidents.incident() }
}

const namesIn = (table: DataTable): readonly string[] => table.raw().map(([name = '']) => name)

When(
  new RegExp(`^([А-ЯЁ][а-яё]+) ${DAY} назначает ${QUOTED} со сроком ${DAY}:$`),
  async function (
    this: OshWorld,
    person: string,
    day: string,
    what: string,
    deadline: string,
    table: DataTable,
  ) {
    this.clock.set(`${dayOf(day)}T09:00:00.000Z` as Instant)
    const { desk, incident } = await deskOf(this, person)
    await desk.require(incident, what, deadline, namesIn(table))
  },
)

Then(
  new RegExp(`^для ${QUOTED} по записям предложены:$`),
  async function (this: OshWorld, what: string, table: DataTable) {
    const { desk, incident } = await deskOf(this)
    assert.deepEqual(await desk.meant(incident, what), namesIn(table))
  },
)

Then(
  new RegExp(`^для ${QUOTED} сказано: ${QUOTED}$`),
  async function (this: OshWorld, what: string, said: string) {
    const { desk, incident } = await deskOf(this)
    assert.equal(await desk.said(incident, what), said)
  },
)
