import type { Values } from '../../commands/journal.ts'
import { findRules, type Section, sections } from '../../sections/section.ts'
import { parseLocalDate } from '../../shared/dates/local-date.ts'
import { formatDate } from '../formats/dates.ts'
import { absent } from '../sections.ts'
import { sayField } from './field-words.ts'

/** One value of a record before and after, for a person to read. */
export type SaidValue = { readonly field: string; readonly before: string; readonly after: string }

/** What differs between two states of a record, in words: every value of a new one, or of one that is no more. */
export function sayValues(before: Values, after: Values): readonly SaidValue[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((name) => ({
    field: sayField(name),
    before: before === null ? '' : sayValue(name, before[name]),
    after: after === null ? '' : sayValue(name, after[name]),
  }))
}

/** Days as people write them, «да» for what holds, «№ 5» for another record, the parts of what has any. */
export function sayValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return absent
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (typeof value === 'number') return name.endsWith('Id') ? `№\u00a0${value}` : String(value)
  if (typeof value === 'string') return sayText(value)
  if (Array.isArray(value)) return value.map((one) => sayValue('', one)).join('; ') || absent
  const parts = Object.entries(value).map(([part, one]) => `${sayField(part)}: ${sayValue(part, one)}`)
  return parts.join(', ') || absent
}

function sayText(text: string): string {
  if (isSection(text)) return findRules(text).words.name
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(text) ?? []
  const date = parseLocalDate(day)
  const isWhole = text.length <= 16 || text.endsWith('Z')
  if (!date.ok || !isWhole) return text
  const said = time === undefined ? formatDate(date.value) : `${formatDate(date.value)}, ${time}`
  return text.endsWith('Z') ? `${said} UTC` : said
}

const isSection = (text: string): text is Section => sections.some((one) => one === text)
