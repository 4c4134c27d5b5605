import type { LongArchive } from '../documents/document-repository.ts'
import type { LongStaff } from '../employees/employee-repository.ts'
import type { LongObligations } from '../obligations/obligation-repository.ts'

/**
 * Lists that may be long, as whoever stores them reads them: first the ids, in the order of the list as it is at one moment, then so
 * many things at a time by their ids, in any order. What has gone meanwhile is left out.
 */
export type LongLists = LongStaff & LongObligations & LongArchive
