import { type LocalDate, parseLocalDate } from '../shared/local-date.ts'
import type { ValueError } from '../shared/refusals.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { parseText } from '../shared/text.ts'

/** The order of appointment (приказ о назначении). */
export type OrderLink =
  | { readonly kind: 'order'; readonly number: string; readonly date: LocalDate }
  | { readonly kind: 'not-required' }

/** Longest number of an order. */
const MAX = 30

export const ORDER_NOT_REQUIRED = 'Не требуется'

/** «Приказ №{number} от {date}» or «Не требуется». */
export const printOrderLink = (link: OrderLink): string =>
  link.kind === 'order'
    ? `Приказ №${link.number} от ${link.date.replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1')}`
    : ORDER_NOT_REQUIRED

/** Reads what `printOrderLink` prints: `order-link/required` where number or date is missing, `order-link/invalid`. */
export function parseOrderLink(value: unknown): Result<OrderLink, ValueError> {
  const text = parseText(value, { max: MAX + 30, required: true })
  if (!text.ok) return text.error.code === 'text/required' ? err(unfilled) : text
  if (text.value === ORDER_NOT_REQUIRED) return ok({ kind: 'not-required' })
  const [, number, date] = /^Приказ № ?(.*?) ?от ?(\S*)$/iu.exec(text.value) ?? []
  if (number === undefined || date === undefined) return err({ code: 'order-link/invalid' })
  return readOrder(number, date)
}

/** Reads an order from its two fields. */
export function readOrder(number: string, date: string): Result<OrderLink, ValueError> {
  const given = parseText(number, { max: MAX, required: true })
  if (!given.ok) return given.error.code === 'text/required' ? err(unfilled) : given
  if (date.trim() === '') return err(unfilled)
  const day = parseLocalDate(date.trim())
  return day.ok ? ok({ kind: 'order', number: given.value, date: day.value }) : err({ code: 'date/invalid' })
}

const unfilled: ValueError = { code: 'order-link/required' }
