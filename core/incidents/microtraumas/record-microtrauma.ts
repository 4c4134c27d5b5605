import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { timeZoneOf } from '../../companies/company-facts.ts'
import { findOffset } from '../../companies/time-zones.ts'
import { lockEmployees } from '../../employees/employee-facts.ts'
import { computeLocalMoment } from '../../shared/dates/local-moment.ts'
import type { Input as Given } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { readNamedEmployees } from '../reading/read-person.ts'
import type { RecordCode } from '../reading/refusal-codes.ts'
import { type Microtrauma, notReviewed } from './microtrauma.ts'
import { type MicrotraumaWrite, microtraumaAt, newMicrotraumaId } from './microtrauma-facts.ts'
import { readMicrotrauma } from './read-details.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: what `readMicrotrauma` reads. */
  readonly details: Given
}

/** Enters a microtrauma that the employer was told of (зарегистрировать микротравму). Law: ТК РФ, ст. 226. */
export const recordMicrotrauma = command({
  name: 'microtraumas/record',
  *gather({ companyId, details }: Input, signed) {
    const ids = readNamedEmployees([details.injured, details.reportedBy])
    const people = yield* lockEmployees({ companyId, ids })
    const timeZone = yield* timeZoneOf({ companyId })
    const nowIn = (zone: string) => computeLocalMoment(signed.at, findOffset(zone))
    const read = readMicrotrauma(details, { people, timeZone, nowIn })
    const { employeeId = null } = read.ok ? read.value.injured : {}
    const known =
      read.ok && employeeId !== null
        ? yield* microtraumaAt({ companyId, employeeId, occurredAt: read.value.occurredAt })
        : null
    return ok({ read, known, id: yield* newMicrotraumaId({ companyId }) })
  },
  decide(
    { read, known, id },
    { companyId },
    { by, at },
  ): Result<
    Decision<Microtrauma, MicrotraumaWrite>,
    FieldErrors<RecordCode | 'microtrauma/recorded-already'>
  > {
    if (!read.ok) return read
    if (known !== null) return err(fieldErrors({ field: 'injured', code: 'microtrauma/recorded-already' }))
    const microtrauma = { ...notReviewed, ...read.value, id, companyId }
    const entered = { by, at }
    return ok({
      writes: [
        { kind: 'new-microtraumas', rows: [{ microtrauma, entered }] },
        {
          kind: 'microtrauma-events',
          rows: [{ companyId, microtraumaId: id, entered, before: null, after: read.value }],
        },
      ],
      changes: [{ record: 'microtrauma', ids: [id], before: null, after: read.value }],
      answer: microtrauma,
    })
  },
})
