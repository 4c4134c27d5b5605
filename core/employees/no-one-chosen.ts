import { fieldErrors } from '../shared/results/refusals.ts'

/** What is said where employees are to be chosen and none is. */
export const noOneChosen = fieldErrors({ field: 'employeeIds', code: 'employee/required' })
