import {
  findLatestDutyDay,
  type RequiredDuty,
  type RequiredSection,
} from '../../incidents/duties/required-duty.ts'
import type { Incident } from '../../incidents/incident.ts'
import { formatCount } from '../../shared/texts/plural.ts'
import { formatDate } from '../formats/dates.ts'

/** What is said of one thing that an accident may require. */
type DutyWords = {
  readonly name: string
  /** When the law asks for it; blank: always. */
  readonly when: string
  readonly who: string
  readonly basis: string
}

/**
 * Law: ПП РФ от 24.12.2021 № 2464, п. 16 «е», 17, 50, 61; 426-ФЗ, ст. 17 ч. 1 п. 6 и ч. 2; ТК РФ, ст. 214, 218 (their text was not compared) and приказ
 * Минтруда России от 29.10.2021 № 776н, п. 25.
 */
export const requiredDutyWords: Readonly<Record<RequiredSection, DutyWords>> = {
  briefing: {
    name: 'Внеплановый инструктаж',
    when: '',
    who: 'Руководители и работники подразделения, где произошёл случай, и тех подразделений, где возможен такой же',
    basis: 'Правила № 2464, п. 16 «е», п. 17',
  },
  risk: {
    name: 'Оценка профессиональных рисков',
    when: '',
    who: 'Рабочее место, где произошёл случай, и такие же',
    basis: 'ТК РФ, ст. 214, 218 (текст не сверялся); приказ № 776н, п. 25',
  },
  training: {
    name: 'Внеплановое обучение',
    when: 'Сам случай его не требует. Оно нужно, если после случая меняют оборудование, инструмент, сырьё, процессы или обязанности либо обучить потребовала инспекция',
    who: 'Работники той же должности',
    basis: 'Правила № 2464, п. 50 «б»–«г», п. 61',
  },
  workingConditions: {
    name: 'Внеплановая СОУТ',
    when: 'Нужна, если причиной стало воздействие вредных или опасных производственных факторов, а случай произошёл не по вине третьих лиц',
    who: 'Рабочее место, где произошёл случай, и такие же',
    basis: '426-ФЗ, ст. 17 ч. 1 п. 6, ч. 2',
  },
}

/** By when it has to be done, as the law says it. */
export function describeDutyTerm(section: RequiredSection, incident: Pick<Incident, 'occurredAt'>): string {
  const latest = findLatestDutyDay(section, incident)
  if (latest !== null) return `6 месяцев со дня случая, по ${formatDate(latest)}`
  if (section === 'briefing') return 'по локальному акту работодателя'
  return section === 'training'
    ? '60 календарных дней со дня изменения; по требованию инспекции — названный в нём'
    : 'закон не называет, его устанавливает работодатель'
}

const workers = ['работнику', 'работникам', 'работникам'] as const

/** «Назначено 12 работникам, срок 27.11.2026; выполнили 3». */
export function describeRequired(duties: readonly RequiredDuty[]): string {
  const terms = [...new Set(duties.map(({ dueOn }) => dueOn))].toSorted().map(formatDate)
  const done = duties.filter(({ doneOn }) => doneOn !== null).length
  const told = `Назначено ${formatCount(duties.length, workers)}, срок ${terms.join(', ')}`
  return done === 0 ? told : `${told}; выполнено у ${done} из ${duties.length}`
}

/** Of one employee: «срок 27.11.2026», «выполнено 25.11.2026». */
export const describeRequiredOne = ({ dueOn, doneOn }: RequiredDuty): string =>
  doneOn === null ? `срок ${formatDate(dueOn)}` : `выполнено ${formatDate(doneOn)}`

/** As the chronology says it: «Внеплановый инструктаж, 12 работникам». */
export const describeGiven = (section: unknown, count: unknown): string => {
  const words = Object.entries(requiredDutyWords).find(([known]) => known === section)?.[1]
  return `${words?.name ?? ''}, ${formatCount(Number(count), workers)}`
}
