import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Section } from '../sections/section.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { guardHiring, mayReturn } from '../tariffs/adding.ts'
import { holdToOffices } from '../tariffs/workplaces.ts'
import { change } from './change.ts'
import type { EmployeeId } from './employee.ts'
import { countReturned, type EmployeeWrite, listMoves } from './employee-facts.ts'
import { hire } from './hire.ts'
import { remove } from './remove.ts'
import type { EmployeeWithStates } from './shortage.ts'

export type EmployeeQuery = PageQuery & {
  /** Part of the full name, any case, or words that each begin one of what they are found by (`isFound`); empty for all. */
  readonly search: string
  /** Only those short of something in the section; whoever is away is short of nothing. */
  readonly shortage: Section | null
}

const listAllMoves = (writes: readonly EmployeeWrite[]) => writes.flatMap(listMoves)

/** What a person can do to the staff. */
export const employeeCommands = {
  hire: holdToOffices(guardHiring(hire), listAllMoves),
  change: holdToOffices(
    mayReturn(change, (writes: readonly EmployeeWrite[]) =>
      countReturned(writes.flatMap((write) => (write.kind === 'changed-employees' ? write.rows : []))),
    ),
    listAllMoves,
  ),
  remove,
}

export interface EmployeeQueries {
  /** All, in the Russian order of their full names. */
  list(companyId: CompanyId): Promise<readonly EmployeeWithStates[]>
  listPage(companyId: CompanyId, query: EmployeeQuery): Promise<Listed<EmployeeWithStates>>
  get(companyId: CompanyId, id: EmployeeId): Promise<Result<EmployeeWithStates, NotFound>>
}

/** The staff register as long as it may be: first its ids, then some of it at a time. */
export interface LongStaff {
  /** In the Russian order of their full names. */
  listEmployeeIds(companyId: CompanyId): Promise<readonly EmployeeId[]>
  /** In any order; what is no one's is left out. */
  listEmployees(companyId: CompanyId, ids: readonly EmployeeId[]): Promise<readonly EmployeeWithStates[]>
}

/** The staff register of a company. Dismissed employees stay in it, with no states. */
export type EmployeeRepository = EmployeeQueries & CommandsOf<typeof employeeCommands>
