import { type Act, type Amendment, actById, type Citation, type ExpiringAct } from '../norms/acts.ts'
import type { Confidence } from '../norms/confidence.ts'
import { formatDate } from './dates.ts'

/** «п. 60 Правил № 2464», or «Правила № 2464» where no clause is named. */
export function cite({ act, point }: Citation): string {
  const { short, genitive } = actById(act)
  return point === null ? short : `${point} ${genitive}`
}

/** Several citations in a line; the service's own rules cite none. */
export const citeAll = (citations: readonly Citation[]): string =>
  citations.length === 0 ? 'правило сервиса' : citations.map(cite).join('; ')

/** «п. 1.1 приложения к Порядку № 29н». */
export const citeFactor = (point: string): string => `п. ${point} приложения к Порядку № 29н`

/** «Постановление Правительства РФ от 24.12.2021 № 2464». */
export const nameAct = ({ issued, date, number }: Act): string =>
  `${issued} от ${formatDate(date)} № ${number}`

/** The same with the official title, for lists of acts; of two closing quotes side by side one is written. */
export const nameActFully = (act: Act): string =>
  act.title === null ? nameAct(act) : `${nameAct(act)} «${act.title.replace(/»$/u, '')}»`

/** The act's name inside a sentence. */
export const nameActWithin = (act: Act): string => {
  const name = nameAct(act)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** «44н от 01.02.2022 (с 01.03.2022)», «редакция от 16.04.2026» where the number is not known. */
export function nameAmendment({ number, date, validFrom }: Amendment): string {
  const made = [number ?? 'редакция', ...(date === null ? [] : [`от ${formatDate(date)}`])].join(' ')
  return validFrom === null ? made : `${made} (с ${formatDate(validFrom)})`
}

/** What `expiryUnconfirmed` says of an act of which nothing was compared: its mark «не сверен» says the same. */
export const NOTHING_COMPARED = 'Реквизиты и срок не сверены с текстом акта.'

/** How an act is confirmed. */
export const confirmations: Readonly<Record<Confidence, string>> = {
  found: 'прочитан текст',
  page: 'по ссылкам',
  inferred: 'выведено из текста',
  memory: 'не сверен',
  spec: 'правило сервиса',
}

/** Says that a norm was not compared with the text of its act. */
export const notCompared = 'не сверено с текстом акта'

/** How many acts a line names before it only counts the rest. */
const NAMED = 2

/** One line about acts that end, and what to do: «Проверьте, действует ли акт: Правила № 1479 — до 31.12.2026». */
export function warnOfExpiry(expiring: readonly ExpiringAct[]): string {
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
