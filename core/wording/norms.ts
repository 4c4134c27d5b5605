import { type Act, actById, type Citation, type ExpiringAct } from '../norms/acts.ts'
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

/** The same with the official title, for lists of acts. */
export const nameActFully = (act: Act): string =>
  act.title === null ? nameAct(act) : `${nameAct(act)} «${act.title}»`

/** The act's name inside a sentence. */
export const nameActWithin = (act: Act): string => {
  const name = nameAct(act)
  return name.charAt(0).toLowerCase() + name.slice(1)
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
