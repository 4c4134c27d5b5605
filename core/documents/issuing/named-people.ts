import type { EmployeeId } from '../../employees/employee.ts'
import { fieldErrors } from '../../shared/results/refusals.ts'
import type { Template } from '../library/template.ts'

/** A form about people is about one at least. */
export const lacksPeople = ({ per }: Pick<Template, 'per'>, ids: readonly EmployeeId[]): boolean =>
  per !== 'paper' && ids.length === 0

/** What is said where no one is named. */
export const noOneNamed = fieldErrors({ field: 'employeeIds', code: 'employee/required' })
