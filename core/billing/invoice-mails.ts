import type { NewMail } from '../mail/mail-facts.ts'
import type { MailId, Signed } from '../shared/identity.ts'
import type { Invoice } from './invoice.ts'

/** Whom an invoice goes to: whoever has ordered it, and where the payer takes invoices; null where there is no such address. */
export type InvoiceAddresses = { readonly own: string | null; readonly ofPayer: string | null }

/** So many mails there are at most. */
export const INVOICE_MAILS = 2

/** Mails with the invoice, each address once. */
export function wordInvoiceMails(
  { id, companyId, date, sum, buyer }: Invoice,
  { own, ofPayer }: InvoiceAddresses,
  ids: readonly MailId[],
  { by, at }: Signed,
): readonly NewMail[] {
  const day = date.split('-').toReversed().join('.')
  const mail = {
    ...({ companyId, about: 'invoice', enteredAt: at } as const),
    subject: `Счёт № ${id} от ${day} — Охрана труда онлайн`,
    text: [
      `Счёт № ${id} от ${day} на ${sum} руб. для: ${buyer.name}. Он приложен к письму.`,
      'Платёж удобно заполнить по QR-коду счёта в приложении банка.',
      'Письмо пришло, потому что в сервисе «Охрана труда онлайн» заказали тариф.',
    ].join('\n\n'),
    files: [{ name: `Счёт ${id}.pdf`, sha256: '', size: 0, documentId: null, invoiceId: id }],
  } as const
  const [first, second] = ids
  const isOther = ofPayer !== null && ofPayer.toLowerCase() !== own?.toLowerCase()
  return [
    ...(own !== null && first ? [{ ...mail, id: first, to: own, userId: by }] : []),
    ...(isOther && second ? [{ ...mail, id: second, to: ofPayer, sentBy: by }] : []),
  ]
}
