import type { CommandsOf } from '../commands/command.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, EmployeeId } from '../shared/identity.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { guardAdding } from '../tariffs/adding.ts'
import { formSet } from './form-set.ts'
import type { KnowledgeCheck } from './knowledge-check.ts'
import type { RegistrySetId } from './registry-record.ts'
import type { RegistrySet, WholeSet } from './registry-set.ts'
import { takeAnswer } from './take-answer.ts'
import { withdrawSet } from './withdraw-set.ts'

/** What a person can do about the register of the trained. */
export const registryCommands = { form: guardAdding(formSet), answer: takeAnswer, withdraw: withdrawSet }

/** Days between which knowledge was checked, both included. */
export type CheckedBetween = { readonly from: LocalDate; readonly to: LocalDate }

/** Of which protocol checks are: what it is called there, whom it names, and when they may have been. */
export type ChecksOfProtocol = CheckedBetween & {
  readonly protocol: string
  readonly employeeIds: readonly EmployeeId[]
}

/** What a page asks. */
export interface RegistryLists {
  /** Trainings that were completed between the days, and not taken back: the latest first, then by name. */
  listChecks(companyId: CompanyId, between: CheckedBetween): Promise<readonly KnowledgeCheck[]>
  /** The latest first. */
  listSets(companyId: CompanyId): Promise<readonly RegistrySet[]>
  readSet(companyId: CompanyId, id: RegistrySetId): Promise<Result<WholeSet, NotFound>>
}

/** What a server asks besides. */
export interface RegistryQueries extends RegistryLists {
  /** Checks that were passed or failed by a protocol, in the order of their names and days. */
  listOfProtocol(companyId: CompanyId, asked: ChecksOfProtocol): Promise<readonly KnowledgeCheck[]>
}

/** Port: the register of the trained (реестр обученных лиц), as far as a company tells it of its people. */
export type RegistryRepository = RegistryLists & CommandsOf<typeof registryCommands>
