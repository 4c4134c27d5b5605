import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { guardAdding } from '../tariffs/adding.ts'
import { add } from './add.ts'
import type { Department } from './department.ts'
import { remove } from './remove.ts'
import { rename } from './rename.ts'

/** What a person can do to departments. */
export const departmentCommands = { add: guardAdding(add), rename, remove }

export interface DepartmentQueries {
  /** In Russian order. */
  list(companyId: CompanyId): Promise<readonly Department[]>
}

export type DepartmentRepository = DepartmentQueries & CommandsOf<typeof departmentCommands>
