import type { CommandsOf } from '../commands/command.ts'
import { closeAccount, keepAccount } from './close-account.ts'
import { closeCompany, eraseClosed, keepCompany } from './close-company.ts'
import { eraseClosedAccount } from './erase-account.ts'
import { eraseEmployee } from './erase-employee.ts'

/** What a person can erase for good. */
export const erasureCommands = {
  employee: eraseEmployee,
  close: closeCompany,
  keep: keepCompany,
  closeAccount,
  keepAccount,
}

/** What the server erases by itself once its day has come. */
export const dueErasures = { eraseClosed, eraseClosedAccount }
export type DueErasures = CommandsOf<typeof dueErasures>

/** Erasing what is kept of people and companies (уничтожение сведений). */
export type Erasures = CommandsOf<typeof erasureCommands>
