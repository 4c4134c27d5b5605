import type { InvoiceId } from '@osh/core/billing/invoice.ts'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { describe, expect, it } from 'vitest'
import { aLegalEntity, aPayerTyped, aSeller } from '#tests/billing-example.ts'
import { aCompany, day } from '#tests/examples.ts'
import { newUser, type Opened } from '../opened.ts'
import { accepted, nextInn, refusal, today } from '../world.ts'

/** Payers, invoices, and what a payment moves. */
export const billingContract = (opened: () => Opened) =>
  describe('Billing', () => {
    const anOffice = async () => {
      const { storage, clock, another } = opened()
      clock.set(today)
      const [owner, operator] = [await newUser(storage), await newUser(storage)]
      const records = storage.openRecords(owner)
      const inn = nextInn()
      const { id: companyId } = accepted(await records.companies.add({ details: aCompany({ inn }) }))
      const { billing } = records
      const payer = accepted(await billing.addPayer({ companyId, details: aLegalEntity }))
      const order = (months: unknown, tariff = 'basic') => {
        const details = { tariff, months, payerId: payer.id }
        return billing.orderTariff({ companyId, details, seller: aSeller })
      }
      const pay = (id: InvoiceId, by = storage) =>
        by.openRecords(operator).billing.markPaid({ companyId, id })
      const term = async () => (await records.subscriptions.readSubscription(companyId)).term
      return { storage, clock, another, records, billing, companyId, payer, order, pay, term, inn }
    }

    it('keeps payers as they were typed, in the usual way of writing', async () => {
      const { billing, companyId, payer } = await anOffice()
      expect(payer).toMatchObject({ phone: '+7 (912) 555-01-42', settlementAccount: '40702810238000139300' })
      const own = accepted(await billing.addPayer({ companyId, details: aPayerTyped }))
      const again = (await opened().reopen()).openRecords(await newUser(opened().storage)).billing
      expect(await again.listPayers(companyId)).toEqual([payer, own])
      const details = { ...aLegalEntity, name: 'ООО «Другой»' }
      const changed = accepted(await billing.changePayer({ companyId, id: payer.id, details }))
      expect(changed).toEqual({ ...payer, name: 'ООО «Другой»' })
      accepted(await billing.removePayer({ companyId, id: own.id }))
      expect(await billing.listPayers(companyId)).toEqual([changed])
      expect(refusal(await billing.removePayer({ companyId, id: own.id }))).toBe('not-found')
    })

    it('issues an invoice by what is known of both, which stays when the payer is changed', async () => {
      const { billing, companyId, payer, order } = await anOffice()
      const invoice = accepted(await order(6))
      const buyer = { name: 'ООО «Плательщик»', inn: '7707083893', kpp: '773601001' }
      expect(invoice).toMatchObject({ sum: 10_000, date: today, buyer, seller: aSeller, paid: null })
      const later = accepted(await order(12, 'standard'))
      accepted(await billing.removePayer({ companyId, id: payer.id }))
      expect(await billing.listInvoices(companyId)).toEqual([later, invoice])
      expect(accepted(await billing.findInvoice(companyId, invoice.id))).toEqual(invoice)
    })

    it('issues none without a seller, for no tariff, no term and no payer', async () => {
      const { billing, companyId, order, payer } = await anOffice()
      const details = { tariff: 'basic', months: 3, payerId: payer.id }
      expect(refusal(await billing.orderTariff({ companyId, details, seller: null }))).toBe(
        'invoice/no-seller',
      )
      expect(refusal(await order(5))).toBe('months: choice/unknown')
      expect(refusal(await order(3, 'introductory'))).toBe('tariff: choice/unknown')
      const noPayer = { ...details, payerId: 999_999 }
      expect(refusal(await billing.orderTariff({ companyId, details: noPayer, seller: aSeller }))).toBe(
        'payerId: payer/unknown',
      )
      expect(await billing.listInvoices(companyId)).toEqual([])
    })

    it('moves the term once, however often and by however many it is marked', async () => {
      const { order, pay, term, another, storage, billing, companyId } = await anOffice()
      const invoice = accepted(await order(3))
      const other = await another()
      const marked = await Promise.all([pay(invoice.id), pay(invoice.id, other), pay(invoice.id)])
      expect(marked.map(({ ok }) => ok)).toEqual([true, true, true])
      expect(await term()).toMatchObject({ tariff: 'basic', lastDay: day('2027-03-03') })
      accepted(await pay(invoice.id))
      expect(await term()).toMatchObject({ lastDay: '2027-03-03' })
      expect(accepted(await billing.findInvoice(companyId, invoice.id)).paid).not.toBeNull()
      const journal = await storage.billing.listLatest(200)
      expect(journal.find(({ id }) => id === invoice.id)).toMatchObject({
        company: nameCompanyShort(aCompany()),
      })
    })

    it('lets the company add again once it has paid', async () => {
      const { records, companyId, order, pay, clock } = await anOffice()
      clock.set(day('2027-02-01'))
      const add = () => records.departments.add({ companyId, name: 'Склад' })
      expect(refusal(await add())).toBe('tariff/ended')
      accepted(await pay(accepted(await order(3)).id))
      expect((await add()).ok).toBe(true)
    })

    it('shows operators what waits first, and finds a company by its ИНН', async () => {
      const { storage, order, pay, inn, companyId, term } = await anOffice()
      const [first, second] = [accepted(await order(3)), accepted(await order(6))]
      accepted(await pay(second.id))
      const own = (await storage.billing.listLatest(1000)).filter((one) => one.companyId === companyId)
      expect(own.map(({ id }) => id)).toEqual([first.id, second.id])
      expect(await storage.billing.listCompaniesBy(inn)).toMatchObject([
        { id: companyId, term: await term() },
      ])
      expect(await storage.billing.listCompaniesBy('0')).toEqual([])
    })
  })
