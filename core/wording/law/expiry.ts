import type { EndingAct, ExpiringAct } from '../../norms/acts/full-acts.ts'
import type { Act, Expiring } from '../../norms/acts.ts'
import { formatDate } from '../formats/dates.ts'

/** «Постановление Правительства РФ от 24.12.2021 № 2464». */
export const nameAct = ({ issued, date, number }: Pick<Act, 'issued' | 'date' | 'number'>): string =>
  `${issued} от ${formatDate(date)} № ${number}`

/** The same with the official title, for lists of acts; of two closing quotes side by side one is written. */
export const nameActFully = (act: EndingAct): string =>
  act.title === null ? nameAct(act) : `${nameAct(act)} «${act.title.replace(/»$/u, '')}»`

/** How many acts a line names before it only counts the rest. */
const NAMED = 2

/** One line about acts that end, and what to do: «Проверьте, действует ли акт: Правила № 1479 — до 31.12.2026». */
export function warnOfExpiry(expiring: readonly Expiring<Pick<Act, 'short'>>[]): string {
  const named = expiring.slice(0, NAMED).map(({ act, validTo }) => `${act.short} — до ${formatDate(validTo)}`)
  const rest = expiring.length > NAMED ? ` и ещё ${expiring.length - NAMED}` : ''
  const lead = expiring.length === 1 ? 'Проверьте, действует ли акт' : 'Проверьте, действуют ли акты'
  return `${lead}: ${named.join(', ')}${rest}`
}

/** What the service says of an act that ends, or has ended by its own text. */
export function describeExpiry({ act, validTo, daysLeft }: ExpiringAct): string {
  const ends = daysLeft > 0 ? 'истекает' : 'истёк'
  const left = daysLeft > 0 ? `, через ${daysLeft} дн.` : '.'
  const by = act.expiryUnconfirmed === null ? '' : 'по имеющимся данным '
  const when = `${by}срок действия ${ends} ${formatDate(validTo)}${left}`
  const doubt = act.expiryUnconfirmed === null ? '' : ` ${act.expiryUnconfirmed}`
  return `${act.short}: ${when}${doubt} От акта зависит: ${act.governs}. Проверьте, продлён ли он и чем заменён.`
}
