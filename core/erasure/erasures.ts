import type { CommandsOf } from '../commands/command.ts'
import { closeCompany, eraseClosed, keepCompany } from './close-company.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseCompany } from './erase-company.ts'
import { eraseEmployee } from './erase-employee.ts'

/** What a person can erase for good. */
export const erasureCommands = {
  employee: eraseEmployee,
  company: eraseCompany,
  account: eraseAccount,
  close: closeCompany,
  keep: keepCompany,
}

/** What the server erases by itself once its day has come. */
export const dueErasures = { eraseClosed }
export type DueErasures = CommandsOf<typeof dueErasures>

/** Erasing what is kept of people and companies (уничтожение сведений). */
export type Erasures = CommandsOf<typeof erasureCommands>
