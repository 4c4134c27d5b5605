import type { Department } from '@osh/core/employees/employee.ts'

/** What stands open above the list; a department is null while it is new. */
export type Dialog =
  | { readonly is: 'department'; readonly department: Department | null }
  | { readonly is: 'employee' | 'assign' }
