import type { EmployeeId } from '../../employees/employee.ts'
import type { Template } from '../library/template.ts'

/** A form about people is about one at least. */
export const lacksPeople = ({ per }: Pick<Template, 'per'>, ids: readonly EmployeeId[]): boolean =>
  per !== 'paper' && ids.length === 0
