import { cutText } from '../shared/texts/cut.ts'
import type { Invoice } from './invoice.ts'

/** Longest values that the standard has room for. */
const most = { Name: 160, BankName: 45, Purpose: 210 } as const

/** What the payment is for, as the buyer writes it. */
export const wordPurpose = ({ id, date, seller }: Pick<Invoice, 'id' | 'date' | 'seller'>): string =>
  `Оплата по счёту № ${id} от ${date.split('-').reverse().join('.')}, ${seller.vat === null ? 'без НДС' : `в т. ч. НДС ${seller.vat}%`}`

/**
 * What the QR code of an invoice says, in UTF-8, as ГОСТ Р 56042-2014 has it: a bank's program fills the payment in from it.
 */
export function writePaymentCode(invoice: Invoice): string {
  const { seller, sum } = invoice
  const requisites = {
    Name: seller.name,
    PersonalAcc: seller.account,
    BankName: seller.bank,
    BIC: seller.bik,
    CorrespAcc: seller.correspondentAccount,
    Sum: String(sum * 100),
    Purpose: wordPurpose(invoice),
    PayeeINN: seller.inn,
    ...(seller.kpp === null ? {} : { KPP: seller.kpp }),
  }
  const said = Object.entries(requisites).map(([name, value]) => `${name}=${fit(name, value)}`)
  return ['ST00012', ...said].join('|')
}

/** A value may not hold the separator. */
const fit = (name: string, value: string): string =>
  cutText(value.replaceAll('|', ' '), (most as Readonly<Record<string, number>>)[name] ?? value.length).trim()
