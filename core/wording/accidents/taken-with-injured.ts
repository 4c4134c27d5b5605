import type { Standing } from '../../incidents/injured/what-stands.ts'
import { formatCount } from '../../shared/texts/plural.ts'

/** «Титов Р. Е.: степень вины 20 %, 12 дней нетрудоспособности, медицинское заключение, ответы для документов (5); оформленные бумаги (2) остаются в деле» */
export function describeTaken({ fullName, fault, lostDays, concluded, answers, papers }: Standing): string {
  const taken = [
    fault === null ? null : `степень вины ${fault} %`,
    lostDays === null ? null : `${formatCount(lostDays, ['день', 'дня', 'дней'])} нетрудоспособности`,
    concluded ? 'медицинское заключение' : null,
    answers === 0 ? null : `ответы для документов (${answers})`,
  ].filter((one) => one !== null)
  const stay = papers === 0 ? [] : [`оформленные бумаги (${papers}) остаются в деле`]
  return `${fullName}: ${[taken.join(', '), ...stay].filter((one) => one !== '').join('; ')}`
}
