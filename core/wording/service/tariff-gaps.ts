import { findRules } from '../../sections/section.ts'
import type { TariffLimits } from '../../tariffs/tariff.ts'
import type { TariffGaps } from '../../tariffs/tariff-gaps.ts'

/** How many positions are named before the rest are counted. */
const NAMED = 10

/** What a tariff does not give of what a company uses, and what becomes of it; nothing where it gives all. */
export function wordGaps(
  { over, notOffice, sections }: TariffGaps,
  { employees: most }: Pick<TariffLimits, 'employees'>,
): readonly string[] {
  const rest = notOffice.length - NAMED
  const named = `${notOffice.slice(0, NAMED).join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}`
  const names = sections.map((section) => findRules(section).words.name).join(', ')
  return [
    ...(over > 0
      ? [
          `Работников больше на ${over}, чем в тарифе (${most}): никто не пропадёт, но принять нового будет нельзя, пока их не станет меньше ${most}.`,
        ]
      : []),
    ...(notOffice.length > 0
      ? [`Тариф только для офисных рабочих мест, а эти должности — не офисные: ${named}.`]
      : []),
    ...(sections.length > 0
      ? [`В тарифе нет разделов, которые вы ведёте: ${names}. Внесённое останется, новое в них не добавить.`]
      : []),
  ]
}
