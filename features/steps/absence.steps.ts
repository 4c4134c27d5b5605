import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { oneOf } from '../support/words.ts'
import type { OshWorld } from '../support/world.ts'

/** Who looks where the scenario names no one. */
const SOMEBODY = 'Ольга'

When(
  '{person} отмечает отсутствие работника {quoted} с {day} по {day}',
  async function (this: OshWorld, person: string, fullName: string, from: LocalDate, to: LocalDate) {
    await (await this.session(person)).card.enterAbsence(this.employee(fullName).id, from, to)
  },
)
When(
  '{person} отмечает отсутствие работника {quoted} с {day}',
  async function (this: OshWorld, person: string, fullName: string, from: LocalDate) {
    await (await this.session(person)).card.enterAbsence(this.employee(fullName).id, from, null)
  },
)
When(
  '{person} назначает работнику {quoted} предложенный инструктаж',
  async function (this: OshWorld, person: string, fullName: string) {
    await (await this.session(person)).card.takeProposal(this.employee(fullName).id)
  },
)
Then(
  /^при выходе работника «([^»]*)» внеплановый инструктаж (предлагается|не предлагается)$/,
  async function (this: OshWorld, fullName: string, word: string) {
    const { card } = await this.session(SOMEBODY)
    const proposal = await card.proposal(this.employee(fullName).id)
    assert.equal(proposal !== null, oneOf({ предлагается: true, 'не предлагается': false }, word))
  },
)
