import type { Department } from '../../departments/department.ts'
import type { Employee } from '../../employees/employee.ts'
import type { Position } from '../../positions/position.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Duty } from '../done/fact.ts'

/** What a company has when a file is brought in. Of positions its own; the shipped ones are everybody's. */
export type ImportGround = {
  readonly today: LocalDate
  readonly staff: readonly Employee[]
  readonly departments: readonly Department[]
  readonly positions: readonly Position[]
  /** Not removed ones; none are needed where a file tells of nothing that was done. */
  readonly duties: readonly Duty[]
}
