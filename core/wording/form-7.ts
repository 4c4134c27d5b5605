import type { YearFigures } from '../incidents/figures/year-figures.ts'

/** A line of the statistical form; `value` null where the records don't know it, and then why. */
export type FormLine = { readonly name: string; readonly value: number | null; readonly why: string }

/**
 * Lines of the statistical form «7-травматизм» in words: their numbers are not given, the form's text was not compared. Which lines the records
 * don't know is said too.
 */
export const listForm7Lines = (figures: YearFigures): readonly FormLine[] => [
  line('Среднесписочная численность работников, чел.', figures.headcount),
  line(
    'Пострадавшие с утратой трудоспособности на один рабочий день и более и со смертельным исходом, чел.',
    figures.injured,
  ),
  line('из них женщины', figures.women),
  line('из них лица до 18 лет', figures.minors),
  unknown('из них иностранные граждане', 'гражданства в записях нет'),
  line('Пострадавшие со смертельным исходом, чел.', figures.killed),
  line('из них женщины', figures.killedWomen),
  line('Человеко-дни нетрудоспособности у пострадавших, чел.-дн.', figures.lostDays),
  unknown(
    'Пострадавшие, переведённые на другую работу на один рабочий день и более, чел.',
    'переводов по медицинскому заключению в записях нет',
  ),
  unknown(
    'Лица с впервые установленным профессиональным заболеванием, чел.',
    'профзаболеваний сервис не ведёт',
  ),
  unknown('Израсходовано на мероприятия по охране труда, тыс. руб.', 'расходов сервис не ведёт'),
]

const line = (name: string, value: number): FormLine => ({ name, value, why: '' })
const unknown = (name: string, why: string): FormLine => ({ name, value: null, why })
