import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Invoice } from '@osh/core/billing/invoice.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { countDaysLeft } from '@osh/core/tariffs/company-term.ts'
import { tariffWords } from '@osh/core/wording/service/tariffs.ts'
import { aLegalEntity, aSeller } from '#tests/billing-example.ts'
import { newUser } from '#tests/contracts/opened.ts'
import { accepted } from '#tests/contracts/world.ts'
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

const asOperator = async ({ storage, clock }: OshWorld) =>
  storage.openRecords(await newUser(storage), { clock })

When('оператор разрешает организации работников: {int}', async function (this: OshWorld, count: number) {
  const { terms } = await asOperator(this)
  const details = { employeeLimit: String(count) }
  accepted(await terms.allowEmployees({ companyId: this.company, details }))
})
When(
  'выставлен счёт на тариф {quoted} на {int} мес.',
  async function (this: OshWorld, tariff: string, months: number) {
    const [name] = Object.entries(tariffWords).find(([, words]) => words === tariff) ?? []
    const { billing } = this.storage.openRecords(this.user)
    const companyId = this.company
    const payer = accepted(await billing.addPayer({ companyId, details: aLegalEntity }))
    const details = { tariff: name, months, payerId: payer.id }
    accepted(await billing.orderTariff({ companyId, details, seller: aSeller }))
  },
)
When('оператор отмечает счёт оплаченным', async function (this: OshWorld) {
  const { id } = await ownInvoice(this)
  accepted(await (await asOperator(this)).billing.markPaid({ companyId: this.company, id }))
})

async function ownInvoice({ storage, user, company }: OshWorld): Promise<Invoice> {
  const [invoice] = await storage.openRecords(user).billing.listInvoices(company)
  assert(invoice, 'счёта нет')
  return invoice
}

Then(
  /^в счёте сумма (\d+) руб\. и покупатель «(.+)»$/,
  async function (this: OshWorld, sum: string, buyer: string) {
    const invoice = await ownInvoice(this)
    assert.deepEqual([invoice.sum, invoice.buyer.name], [Number(sum), buyer])
  },
)
Then('срок тарифа {quoted} — по {day}', async function (this: OshWorld, tariff: string, lastDay: LocalDate) {
  const { term } = await this.records.subscriptions.readSubscription(this.company)
  assert(term, 'срока нет')
  assert.deepEqual([tariffWords[term.tariff], term.lastDay], [tariff, lastDay])
})
