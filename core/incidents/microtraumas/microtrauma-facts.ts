import { type Question, question, type Write } from '../../commands/command.ts'
import type { Values } from '../../commands/journal.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import type { CompanyId, Signed } from '../../shared/identity.ts'
import type { IncidentId } from '../incident.ts'
import type { Microtrauma } from './microtrauma.ts'
import type { MicrotraumaId } from './microtrauma-id.ts'

/** Locks the record; null where the company has none such. */
export type LockMicrotrauma = Question<
  'microtrauma',
  { readonly companyId: CompanyId; readonly id: MicrotraumaId },
  Microtrauma | null
>
export const lockMicrotrauma = question<LockMicrotrauma>('microtrauma')

/** The id that a new record gets; given to no other. */
export type NewMicrotraumaId = Question<
  'new-microtrauma-id',
  { readonly companyId: CompanyId },
  MicrotraumaId
>
export const newMicrotraumaId = question<NewMicrotraumaId>('new-microtrauma-id')

/** Which record, not annulled, there is of that employee at that moment; null for none. */
export type MicrotraumaAt = Question<
  'microtrauma-at',
  { readonly companyId: CompanyId; readonly employeeId: EmployeeId; readonly occurredAt: LocalMoment },
  MicrotraumaId | null
>
export const microtraumaAt = question<MicrotraumaAt>('microtrauma-at')

export type MicrotraumaQuestion = LockMicrotrauma | NewMicrotraumaId | MicrotraumaAt

/** One entry of a record's chronology: who changed which of its values, when, from what to what. */
export type MicrotraumaEvent = {
  readonly entered: Signed
  /** Null: it was recorded then. */
  readonly before: Values
  readonly after: NonNullable<Values>
}

export type KeptMicrotraumaEvent = MicrotraumaEvent & {
  readonly companyId: CompanyId
  readonly microtraumaId: MicrotraumaId
}

export type NewMicrotrauma = { readonly microtrauma: Microtrauma; readonly entered: Signed }

/** Issued papers that go into the file of an accident, by their ids in the archive. */
export type PapersIntoFile = {
  readonly companyId: CompanyId
  readonly documentIds: readonly number[]
  readonly incidentId: IncidentId
}

export type MicrotraumaWrite =
  | Write<'new-microtraumas', NewMicrotrauma>
  | Write<'changed-microtraumas', Microtrauma>
  | Write<'microtrauma-events', KeptMicrotraumaEvent>
  | Write<'papers-into-file', PapersIntoFile>
