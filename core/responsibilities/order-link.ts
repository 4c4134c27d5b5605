import { type LocalDate, parseLocalDate } from '../shared/dates/local-date.ts'
import type { ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { lineCodes, parseLine } from '../shared/texts/text.ts'

/** The order of appointment (приказ о назначении). */
export type OrderLink =
  | { readonly kind: 'order'; readonly number: string; readonly date: LocalDate }
  | { readonly kind: 'not-required' }

/** Longest number of an order. */
const MAX = 30

export const ORDER_NOT_REQUIRED = 'Не требуется'

/** What an order is refused with. */
export const orderLinkCodes = [
  ...lineCodes,
  'order-link/required',
  'order-link/invalid',
  'date/invalid',
] as const
export type OrderLinkCode = (typeof orderLinkCodes)[number]

/** «Приказ №{number} от {date}» or «Не требуется». */
export const printOrderLink = (link: OrderLink): string =>
  link.kind === 'order'
    ? `Приказ №${link.number} от ${link.date.replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1')}`
    : ORDER_NOT_REQUIRED

/** What is typed in the two fields of an order, as `parseOrderLink` reads it; whatever is missing there is missing in it. */
export const writeTypedOrder = (number: string, date: LocalDate | null): string =>
  `Приказ №${number.trim()} от ${date ?? ''}`

/** Reads what `printOrderLink` prints: `order-link/required` where number or date is missing, `order-link/invalid`. */
export function parseOrderLink(value: unknown): Result<OrderLink, ValueError<OrderLinkCode>> {
  const text = parseLine(value, MAX + 30, 'order-link/required')
  if (!text.ok) return text
  if (text.value === ORDER_NOT_REQUIRED) return ok({ kind: 'not-required' })
  const [, number, date] = /^Приказ № ?(.*?) ?от ?(\S*)$/iu.exec(text.value) ?? []
  if (number === undefined || date === undefined) return err({ code: 'order-link/invalid' })
  return readOrder(number, date)
}

/** Reads an order from its two fields. */
export function readOrder(number: string, date: string): Result<OrderLink, ValueError<OrderLinkCode>> {
  const given = parseLine(number, MAX, 'order-link/required')
  if (!given.ok) return given
  if (date.trim() === '') return err({ code: 'order-link/required' })
  const day = parseLocalDate(date.trim())
  return day.ok ? ok({ kind: 'order', number: given.value, date: day.value }) : err({ code: 'date/invalid' })
}
