import type { Amendment } from '../../norms/acts/full-acts.ts'
import { type Act, actById, type Citation } from '../../norms/acts.ts'
import type { Confidence } from '../../norms/confidence.ts'
import { putInsideSentence } from '../../shared/texts/inside-sentence.ts'
import { formatDate } from '../formats/dates.ts'
import { nameAct } from './expiry.ts'

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

/** Why a point of the examination on hiring alone has no periodicity. */
export const wordOnHiringAlone = (point: string): string =>
  `${citeFactor(point)} назван только для предварительного осмотра, при поступлении на работу`

/** The act's name inside a sentence. */
export const nameActWithin = (act: Act): string => putInsideSentence(nameAct(act))

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
