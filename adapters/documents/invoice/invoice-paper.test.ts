import type { Invoice, InvoiceId } from '@osh/core/billing/invoice.ts'
import { writePaymentCode } from '@osh/core/billing/payment-code.ts'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { aSeller } from '#tests/billing-example.ts'
import { day, instant, mining, someone } from '#tests/examples.ts'
import { writeDocxBody } from '../docx/docx-body.ts'
import { joinRunTexts } from '../paper/paper.ts'
import { makeInvoicePaper } from './invoice-paper.ts'

const invoice: Invoice = {
  ...{ id: 12 as InvoiceId, companyId: mining, tariff: 'standard', months: 12, sum: 27_000 },
  date: day('2026-11-20'),
  buyer: { name: 'ООО «Плательщик»', inn: '7707083893', kpp: null, address: 'Тула' },
  seller: aSeller,
  entered: { by: someone, at: instant('2026-11-20T10:00:00Z') },
  paid: null,
}
const paper = makeInvoicePaper(invoice)

/** As a camera sees it: four dots a square, dark on white. */
function picture(squares: readonly (readonly boolean[])[]) {
  const [dots, side] = [4, squares.length * 4]
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (squares[Math.floor(y / dots)]?.[Math.floor(x / dots)])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { width: side, height: side, data }
}

test('a camera reads from it what a payment needs', () => {
  const code = paper.blocks.find((block) => block.kind === 'code')
  expect(decodeQR(picture(code?.squares ?? []))).toBe(writePaymentCode(invoice))
})

test('it says the sum in figures and in words, the tax, who sells and who buys', () => {
  const said = paper.blocks.flatMap((block) => (block.kind === 'paragraph' ? [joinRunTexts(block.text)] : []))
  expect(said.join('\n')).toContain('Двадцать семь тысяч рублей 00 копеек')
  expect(said.join('\n')).toContain('27\u00a0000,00 руб. В том числе НДС 22%: 4\u00a0868,85 руб.')
  expect(said).toContain('Покупатель: ООО «Плательщик», ИНН 7707083893, Тула')
})

test('in a .docx the code is one shape of all dark squares', () => {
  const code = paper.blocks.find((block) => block.kind === 'code')
  const dark = (code?.squares ?? []).flat().filter(Boolean).length
  const widths = [
    ...writeDocxBody(paper).matchAll(
      /<a:moveTo><a:pt x="(\d+)" y="\d+"\/><\/a:moveTo><a:lnTo><a:pt x="(\d+)"/g,
    ),
  ]
  expect(dark).toBeGreaterThan(500)
  expect(widths.reduce((sum, [, from, to]) => sum + Number(to) - Number(from), 0)).toBe(dark)
})
