import type { Section } from '../sections/section.ts'
import type { TariffLimits } from './tariff.ts'

/** What a company uses of the service. */
export type TariffUse = {
  /** How many are on the staff. */
  readonly staff: number
  /** Positions at work of which it was answered that they do more than office work; what was not answered is not among them. */
  readonly notOffice: readonly string[]
  /** In which something is assigned. */
  readonly sections: readonly Section[]
}

/** What of it a tariff does not give; nothing where it gives all. */
export type TariffGaps = Pick<TariffUse, 'notOffice' | 'sections'> & {
  /** How many are on the staff beyond the most. */
  readonly over: number
}

/** What a tariff lacks of what is used: refusals of adding and the warning before an order both ask here. */
export const findGaps = (
  { staff = 0, notOffice = [], sections = [] }: Partial<TariffUse>,
  limits: TariffLimits,
): TariffGaps => ({
  over: Math.max(0, staff - limits.employees),
  notOffice: limits.workplaces === 'office' ? notOffice : [],
  sections: sections.filter((section) => !limits.sections.includes(section)),
})
