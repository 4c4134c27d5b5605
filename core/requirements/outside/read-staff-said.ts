import type { FactRow, KeptFacts } from '../../facts/fact-records.ts'
import { type RiskCategory, riskCategories, riskCategoryWords } from './least-outside.ts'

/** What a company has said once of its staff: null is nothing. */
export type StaffSaid = {
  readonly risk: RiskCategory | null
  readonly staff: number | null
  readonly branches: number
}

/** What the least number of those who learn outside rests on, as it was answered. */
export function readStaffSaid(said: readonly KeptFacts[]): StaffSaid {
  const row: FactRow = said.find(({ list }) => list === 'training')?.rows[0] ?? {}
  return {
    risk: riskCategories.find((one) => riskCategoryWords[one] === row.risk) ?? null,
    staff: readCount(row.headcount),
    branches: readCount(row.branches) ?? 0,
  }
}

/** An average may have a fraction: people are whole. */
function readCount(text: string | undefined): number | null {
  return text ? Math.round(Number(text.replace(',', '.'))) : null
}
