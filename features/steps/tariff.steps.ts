import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import { countDaysLeft } from '@osh/core/tariffs/company-term.ts'
import { tariffWords } from '@osh/core/wording/service/tariffs.ts'
import type { OshWorld } from '../support/world.ts'

Then(
  'по тарифу {quoted} осталось дней: {int}',
  async function (this: OshWorld, tariff: string, days: number) {
    const { term, today } = await this.records.subscriptions.readSubscription(this.company)
    assert(term, 'срока нет')
    assert.equal(tariffWords[term.tariff], tariff)
    assert.equal(countDaysLeft(term, today), days)
  },
)
Then('на учёте работников: {int}', async function (this: OshWorld, count: number) {
  assert.equal((await this.records.subscriptions.readSubscription(this.company)).staff, count)
})
