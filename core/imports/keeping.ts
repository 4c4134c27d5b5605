import { addSeconds, countSecondsBetween, DAY, type Instant } from '../shared/dates/instant.ts'
import type { StaffImport } from './staff-import.ts'

/** Days for which the rows that a file left, and what undoing it needs, are kept after it was loaded; the file itself never is. */
export const IMPORT_KEPT_DAYS = 30

/** What was loaded by then is to be forgotten. */
export const computeForgetUntil = (now: Instant): Instant => addSeconds(now, -IMPORT_KEPT_DAYS * DAY)

/** Until when an import can be undone. */
export const keptUntil = ({ made }: Pick<StaffImport, 'made'>): Instant =>
  addSeconds(made.at, IMPORT_KEPT_DAYS * DAY)

/** Whether an import's rows and what undoing it needs are kept. */
export const isKept = ({ made }: Pick<StaffImport, 'made'>, now: Instant): boolean =>
  countSecondsBetween(now, keptUntil({ made })) > 0
