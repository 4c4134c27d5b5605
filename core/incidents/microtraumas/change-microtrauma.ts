import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { findOffset } from '../../companies/time-zones.ts'
import { lockEmployees } from '../../employees/employee-facts.ts'
import { computeLocalMoment, takeMomentDay, takeMomentTime } from '../../shared/dates/local-moment.ts'
import type { Input as Given } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { readNamedEmployees } from '../reading/read-person.ts'
import type { RecordCode, ReviewCode } from '../reading/refusal-codes.ts'
import { decideChange } from './decide-change.ts'
import {
  isOpenRecord,
  listRecordEmployees,
  type Microtrauma,
  type MicrotraumaDetails,
} from './microtrauma.ts'
import { lockMicrotrauma, type MicrotraumaWrite } from './microtrauma-facts.ts'
import type { MicrotraumaId } from './microtrauma-id.ts'
import { type MicrotraumaFacts, readMicrotrauma } from './read-details.ts'
import { readNamedReviewers, readReview, readReviewExtension } from './read-review.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: MicrotraumaId
  /** What changes, as typed; what is left out stays. */
  readonly patch: Given
}

/** What a change of a record is refused with. */
export type MicrotraumaChangeCode = RecordCode | ReviewCode | 'microtrauma/closed'

/**
 * Goes on with a microtrauma: mends what was recorded, extends the term, enters the review or takes it back. Every change is in
 * its chronology; nothing is changed of what is annulled or goes on as an accident.
 */
export const changeMicrotrauma = command({
  name: 'microtraumas/change',
  *gather({ companyId, id, patch }: Input) {
    const before = yield* lockMicrotrauma({ companyId, id })
    if (!before) return err(notFound)
    const named = [
      ...listRecordEmployees(before),
      ...readNamedEmployees([patch.injured, patch.reportedBy]),
      ...readNamedReviewers(patch.review),
    ]
    return ok({ before, people: yield* lockEmployees({ companyId, ids: [...new Set(named)] }) })
  },
  decide(
    { before, people },
    { patch },
    signed,
  ): Result<Decision<Microtrauma, MicrotraumaWrite>, FieldErrors<MicrotraumaChangeCode> | NotFound> {
    if (!isOpenRecord(before)) return err(fieldErrors({ field: 'state', code: 'microtrauma/closed' }))
    const nowIn = (zone: string) => computeLocalMoment(signed.at, findOffset(zone))
    const read = readChange(before, patch, { people, timeZone: before.timeZone, nowIn })
    return read.ok ? ok({ ...decideChange(before, read.value, signed), answer: read.value }) : read
  },
})

/** The record with the patch; each part is judged by what came before it. */
function readChange(
  before: Microtrauma,
  patch: Given,
  facts: MicrotraumaFacts,
): Result<Microtrauma, FieldErrors<MicrotraumaChangeCode>> {
  const details = readChangedDetails(before, patch, facts)
  if (!details.ok) return details
  const known = { ...before, ...details.value }
  const extension = readReviewExtension(known.extension, patch.extension)
  if (!extension.ok) return extension
  const review = readReview(known, patch, facts.people, facts.nowIn(known.timeZone))
  if (!review.ok) return review
  const after = { ...known, ...review.value, extension: extension.value }
  return after.review && after.review.on < takeMomentDay(after.reportedAt)
    ? err(fieldErrors({ field: 'reportDate', code: 'review/before-event' }))
    : ok(after)
}

const fields = [
  'injured',
  'date',
  'time',
  'timeZone',
  'place',
  'reportedBy',
  'reportDate',
  'reportTime',
  'circumstances',
  'injury',
  'firstAid',
] as const

function readChangedDetails(
  before: Microtrauma,
  patch: Given,
  facts: MicrotraumaFacts,
): Result<MicrotraumaDetails, FieldErrors<RecordCode>> {
  const given = Object.fromEntries(
    fields.flatMap((field) => (patch[field] === undefined ? [] : [[field, patch[field]]])),
  )
  if (Object.keys(given).length === 0) return ok(before)
  const { occurredAt, reportedAt, ...others } = before
  const current = {
    ...others,
    date: takeMomentDay(occurredAt),
    time: takeMomentTime(occurredAt),
    reportDate: takeMomentDay(reportedAt),
    reportTime: takeMomentTime(reportedAt),
  }
  const read = readMicrotrauma({ ...current, ...given }, facts)
  if (!read.ok) return read
  // people stay as they were named when it happened, whatever they are called by now
  return ok({
    ...read.value,
    injured: patch.injured === undefined ? before.injured : read.value.injured,
    reportedBy: patch.reportedBy === undefined ? before.reportedBy : read.value.reportedBy,
  })
}
