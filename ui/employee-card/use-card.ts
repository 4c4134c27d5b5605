import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import { useOutletContext } from 'react-router-dom'
import type { AbsencesStore } from './absences/absences-store.ts'
import type { EmployeeCardStore } from './employee-card-store.ts'
import type { EmployeeObligationsStore } from './employee-obligations-store.ts'

/** What the card hands to its tabs. */
export type Card = {
  readonly employee: EmployeeWithStates
  readonly store: EmployeeCardStore
  readonly duties: EmployeeObligationsStore
  readonly absences: AbsencesStore
  /** Something was stored: the register, the obligations, the absences and the shell's counts are read again. */
  readonly changed: () => void
}

export const useCard = (): Card => useOutletContext<Card>()
