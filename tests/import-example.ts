import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { Employee, EmployeeDetails } from '@osh/core/employees/employee.ts'
import type { ImportId } from '@osh/core/imports/staff-import.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { companyId } from './commands/obligation-storage.ts'
import { anEmployee, employee } from './examples.ts'

export const department = (id: number) => id as DepartmentId
export const position = (id: number) => id as PositionId
export const importId = 30 as ImportId
export const guard = { id: position(900), name: 'Хранитель' }
export const quarry = { id: department(1), companyId, name: 'Карьер' }
export const held = (
  id: number,
  lastName: string,
  changes: Partial<EmployeeDetails & { version: number }> = {},
) =>
  ({
    ...anEmployee({ lastName, positionId: guard.id, ...changes }),
    ...{ id: employee(id), companyId, position: guard, version: changes.version ?? 4 },
  }) satisfies Employee
export const titova = held(1, 'Титова')
const ofNone = () => {
  throw new Error('nothing was done, and obligations are locked')
}
export const noDuties = { obligations: ofNone, 'ppe-facts': ofNone }
