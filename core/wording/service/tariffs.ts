import { formatCount } from '../../shared/texts/plural.ts'
import { findTariffLimits, type TariffName, type Term, TRIAL_DAYS } from '../../tariffs/tariff.ts'

export const tariffWords: Readonly<Record<TariffName, string>> = {
  introductory: 'Ознакомительный',
  basic: 'Базовый',
  standard: 'Стандартный',
}

export const termWords: Readonly<Record<Term, string>> = { 3: '3 месяца', 6: '6 месяцев', 12: '12 месяцев' }

const workplaces = { office: 'только офисные рабочие места', any: 'все направления деятельности' } as const
const ownTemplates = {
  paid: 'персональные шаблоны за отдельную плату',
  free: 'персональные шаблоны бесплатно',
} as const
const ofSections: Readonly<Record<TariffName, string>> = {
  introductory: 'все разделы',
  basic: 'СУОТ, обучение, инструктажи, СОУТ',
  standard: 'всё из базового, медосмотры и СИЗ',
}

/** What a tariff gives, line by line. */
export function listGiven(tariff: TariffName): readonly string[] {
  const limits = findTariffLimits(tariff)
  return [
    `до ${formatCount(limits.employees, ['работника', 'работников', 'работников'])}`,
    workplaces[limits.workplaces],
    ofSections[tariff],
    ownTemplates[limits.ownTemplates],
  ]
}

/** Every tariff has it. */
export const setUpOnRequest = 'Первичное заполнение — платно, по заявке.'

export const firstDaysFree = `Первые ${TRIAL_DAYS} дней бесплатно`

/** «18 000 ₽», with no-break blanks. */
export const formatRoubles = (sum: number): string =>
  `${String(sum).replace(/\B(?=(?:\d{3})+$)/gu, '\u00a0')}\u00a0₽`
