import type { CommandsOf } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { IncidentId } from '../incident.ts'
import { requireDuty } from './require-duty.ts'
import type { RequiredDuty } from './required-duty.ts'

/** What a person can do about what an accident requires. */
export const dutyCommands = { require: requireDuty }

export interface DutyQueries {
  /** What was required after the accident, but for removed obligations: by section as on the page, then by full name. */
  listForIncident(companyId: CompanyId, id: IncidentId): Promise<readonly RequiredDuty[]>
}

/** Obligations that were given to employees because of an accident. */
export type DutyRepository = DutyQueries & CommandsOf<typeof dutyCommands>
