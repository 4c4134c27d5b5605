import { computeVatWithin, type Invoice } from '@osh/core/billing/invoice.ts'
import { wordPurpose, writePaymentCode } from '@osh/core/billing/payment-code.ts'
import { formatLongDate } from '@osh/core/wording/formats/dates.ts'
import { sumInWords } from '@osh/core/wording/formats/sum-in-words.ts'
import { formatRoubles, tariffWords, termWords } from '@osh/core/wording/service/tariffs.ts'
import encodeQR from 'qr'
import type { Block, Paper, Paragraph, TableRow } from '../paper/paper.ts'

/** An invoice: whom to pay and where, what for, the sum in words, and the code that a bank's program reads. */
export function makeInvoicePaper(invoice: Invoice): Paper {
  const { id, date, seller, buyer, sum, tariff, months } = invoice
  const title = `Счёт № ${id} от ${formatLongDate(date)}`
  const vat = computeVatWithin(invoice)
  const goods = `Доступ к сервису «Охрана труда онлайн», тариф «${tariffWords[tariff]}», ${termWords[months]}`
  const total = vat === null ? 'Без НДС' : `В том числе НДС ${seller.vat}%: ${wordMoney(vat)} руб.`
  return {
    title,
    landscape: false,
    blocks: [
      table(
        [22, 78],
        [],
        [
          row('Получатель', seller.name),
          row('ИНН / КПП', [seller.inn, seller.kpp].filter(Boolean).join(' / ')),
          row('Расчётный счёт', seller.account),
          row('Банк получателя', seller.bank),
          row('БИК', seller.bik),
          row('Корр. счёт', seller.correspondentAccount),
        ],
      ),
      text(title, { bold: true, size: 16, above: 18, ruled: true }),
      text(`Поставщик: ${wordParty(seller)}`, { above: 4 }),
      text(`Покупатель: ${wordParty(buyer)}`, { above: 6 }),
      text('', { above: 4 }),
      table(
        [6, 54, 12, 14, 14],
        [{ cells: ['№', 'Наименование', 'Кол-во', 'Цена', 'Сумма'].map((said) => ({ text: said })) }],
        [
          {
            cells: [
              { text: '1', align: 'center' },
              { text: goods },
              { text: '1', align: 'center' },
              { text: wordMoney(sum * 100), align: 'right' },
              { text: wordMoney(sum * 100), align: 'right' },
            ],
          },
        ],
      ),
      text(`Итого к оплате: ${wordMoney(sum * 100)} руб. ${total}`, { align: 'right', bold: true, above: 8 }),
      text(`Всего к оплате: ${sumInWords(sum * 100)}.`, { above: 6 }),
      text(`Назначение платежа: ${wordPurpose(invoice)}.`, { above: 6 }),
      text('Срок тарифа продлится, когда оплата поступит и будет отмечена.', { above: 6 }),
      {
        kind: 'code',
        squares: encodeQR(writePaymentCode(invoice), 'raw', { ecc: 'medium', border: 4 }),
        side: 42,
        alt: 'QR-код для оплаты',
      },
      text('Оплата по QR-коду: наведите камеру в приложении банка.', { size: 10, above: 4 }),
    ],
  }
}

type Party = {
  readonly name: string
  readonly inn: string | null
  readonly kpp: string | null
  readonly address: string | null
}

const wordParty = ({ name, inn, kpp, address }: Party): string =>
  [name, inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`, address].filter(Boolean).join(', ')

/** «27 000,00» */
const wordMoney = (kopecks: number): string =>
  `${formatRoubles(Math.floor(kopecks / 100)).slice(0, -2)},${String(kopecks % 100).padStart(2, '0')}`

const row = (label: string, value: string): TableRow => ({ cells: [{ text: label }, { text: value }] })

const table = (widths: readonly number[], heads: readonly TableRow[], rows: readonly TableRow[]): Block => ({
  kind: 'table',
  widths,
  heads,
  rows,
  size: 11,
})

const text = (words: string, style: Partial<Paragraph> = {}): Paragraph => ({
  kind: 'paragraph',
  text: words,
  align: 'left',
  ...style,
})
