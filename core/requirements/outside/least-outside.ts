/** The category of risk that the labour inspection has given an organisation (категория риска). */
export const riskCategories = ['low', 'moderate', 'medium', 'significant', 'high'] as const
export type RiskCategory = (typeof riskCategories)[number]

/** As the company says it once of itself. */
export const riskCategoryWords: Readonly<Record<RiskCategory, string>> = {
  low: 'низкий риск',
  moderate: 'умеренный риск',
  medium: 'средний риск',
  significant: 'значительный риск',
  high: 'высокий риск',
}

/** Up to how many people: how many learn outside at least where the risk is at most medium, and where it is greater. */
const table: readonly (readonly [upTo: number, lower: number, greater: number])[] = [
  [1, 0, 0],
  [15, 1, 1],
  [50, 3, 3],
  [250, 5, 7],
  [500, 7, 10],
  [1000, 10, 15],
  [5000, 15, 20],
]
/** More than that. */
const MOST = [Number.POSITIVE_INFINITY, 20, 25] as const
/** Above this the number is no less than so many of each branch. */
const SMALL = 250
const OF_BRANCH = 3

/** What the least number rests on. */
export type StaffOfRisk = {
  /** The average number on the payroll, those who always work from afar left out. */
  readonly staff: number
  readonly risk: RiskCategory
  /** Branches, and other departments that stand apart, of more than 50 people each. */
  readonly branches: number
}

/**
 * How many of the staff have to learn in an accredited centre at least, so that the employer may check the others itself.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 85, приложение № 4.
 */
export function countLeastOutside({ staff, risk, branches }: StaffOfRisk): number {
  const [, lower, greater] = table.find(([upTo]) => staff <= upTo) ?? MOST
  const least = risk === 'significant' || risk === 'high' ? greater : lower
  return staff > SMALL ? Math.max(least, OF_BRANCH * branches) : least
}
