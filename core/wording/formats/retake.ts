import type { Subject } from '../../obligations/subject.ts'
import { filterSections } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { formatDate } from './dates.ts'

/** By when what was failed is done again: «пересдача до 15.12.2026», of what ends with no check of knowledge «повторно до 15.12.2026». */
export const wordRetake = ({ section }: Subject, retakeBy: LocalDate): string =>
  `${checkedSections.includes(section) ? 'пересдача' : 'повторно'} до ${formatDate(retakeBy)}`

/** «проверка не пройдена, пересдача до 15.12.2026». */
export const wordFailed = (subject: Subject, retakeBy: LocalDate): string =>
  `проверка не пройдена, ${wordRetake(subject, retakeBy)}`

const checkedSections = filterSections(({ endsWithCheck }) => endsWithCheck)
