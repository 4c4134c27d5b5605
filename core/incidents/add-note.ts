import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { findOffset } from '../companies/time-zones.ts'
import { computeLocalMoment, type LocalMoment, parseMoment } from '../shared/dates/local-moment.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'
import { annulledAlready, lockHolding } from './annulment/lock-holding.ts'
import { makeIncidentEvent } from './chronology.ts'
import { type Incident, type IncidentId, isAnnulled } from './incident.ts'
import type { IncidentWrite } from './incident-facts.ts'
import type { NoteCode } from './reading/refusal-codes.ts'

/** The longest note, in letters. */
const LONGEST_NOTE = 2000

/** What was written down at the place (запись), and when by its clock. */
type Note = { readonly text: string; readonly at: LocalMoment }

type Input = {
  readonly companyId: CompanyId
  readonly id: IncidentId
  /** `text` and `at`, as typed; without `at` it is of now. */
  readonly details: Given
}

/** Writes a note into the chronology of an incident. It is never changed. */
export const addNote = command({
  name: 'incidents/add-note',
  gather: ({ companyId, id }: Input) => lockHolding({ companyId, id }),
  decide(
    incident,
    { details },
    signed,
  ): Result<Decision<Incident, IncidentWrite>, FieldErrors<NoteCode> | NotFound> {
    const note = readNote(details, incident, computeLocalMoment(signed.at, findOffset(incident.timeZone)))
    if (!note.ok) return note
    const changed = { before: {}, after: { note: note.value } }
    return ok({
      writes: [{ kind: 'incident-events', rows: [makeIncidentEvent(incident, changed, signed)] }],
      changes: [{ record: 'incident', ids: [incident.id], ...changed }],
      answer: incident,
    })
  },
})

/** Reads a note; it is not of before the accident, nor of later than `now`, nor of an annulled one. */
export function readNote(
  details: Given,
  { occurredAt, annulled }: Pick<Incident, 'occurredAt' | 'annulled'>,
  now: LocalMoment,
): Result<Note, FieldErrors<NoteCode>> {
  if (isAnnulled({ annulled })) return err(annulledAlready)
  const text = parseText(details.text, { max: LONGEST_NOTE, required: true })
  if (!text.ok) return err(fieldErrors({ field: 'text', ...text.error }))
  const at = details.at === undefined ? ok(now) : parseMoment(details.at)
  if (!at.ok) return err(fieldErrors({ field: 'at', ...at.error }))
  if (at.value < occurredAt) return err(fieldErrors({ field: 'at', code: 'step/before-accident' }))
  if (at.value > now) return err(fieldErrors({ field: 'at', code: 'step/in-future' }))
  return ok({ text: text.value, at: at.value })
}
