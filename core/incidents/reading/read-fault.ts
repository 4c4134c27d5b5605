import { type LocalMoment, takeMomentDay } from '../../shared/dates/local-moment.ts'
import { type DayCode, parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import { readWholeNumber } from '../../shared/input/whole-number.ts'
import {
  type FieldErrors,
  fieldErrors,
  joinRefusals,
  type ValueError,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseLine } from '../../shared/texts/text.ts'
import type { Fault, Faults } from '../fault.ts'
import type { Incident } from '../incident.ts'
import { keyInjured } from '../papers-of-file.ts'
import { takeFields } from './read-person.ts'
import type { FaultCode } from './refusal-codes.ts'

const LONGEST = 500

/** Where there is no one whose opinion could be asked. */
const noOpinion = { body: '', opinionOn: null, opinion: '' } as const

const makeParsers = (now: LocalMoment) => ({
  percent: readPercent,
  grossNegligence: readGross,
  body: (value: unknown) => parseLine(value, LONGEST, 'fault/no-opinion'),
  opinionOn: (
    value: unknown,
  ): Result<Fault['opinionOn'], ValueError<DayCode | 'fault/no-opinion' | 'date/in-future'>> =>
    isBlank(value) ? err({ code: 'fault/no-opinion' }) : parseDayUpTo(takeMomentDay(now))(value),
  opinion: (value: unknown) => parseLine(value, LONGEST, 'fault/no-opinion'),
})

/**
 * Reads the degree of fault of one of the injured (`injured`: their place in the list): only with `grossNegligence`, and with the opinion that was
 * taken into account, or `noBody`, where there is neither a union nor another body chosen by the employees. A blank percentage takes it back.
 * Law: ТК РФ, ст. 229.2 ч. 8 (its text was not compared).
 */
export function readFault(
  known: Pick<Incident, 'faults' | 'injured'>,
  { fault: given }: Input,
  now: LocalMoment,
): Result<Faults, FieldErrors<FaultCode>> {
  if (given === undefined) return ok(known.faults)
  const fields = takeFields(given)
  const injured = typeof fields.injured === 'number' ? known.injured[fields.injured] : undefined
  if (!injured) return err(fieldErrors({ field: 'injured', code: 'person/unknown' }))
  const key = keyInjured(injured)
  if (isBlank(fields.percent)) {
    const { [key]: _, ...others } = known.faults
    return ok(others)
  }
  const { percent, grossNegligence, ...opinion } = makeParsers(now)
  const judged = readObject(fields, { percent, grossNegligence })
  const heard = fields.noBody === true ? ok(noOpinion) : readObject(fields, opinion)
  if (!judged.ok || !heard.ok) return err(joinRefusals(judged, heard))
  return ok({ ...known.faults, [key]: { percent: judged.value.percent, ...heard.value } })
}

function readGross(value: unknown): Result<true, ValueError<'fault/not-gross'>> {
  return value === true ? ok(true) : err({ code: 'fault/not-gross' })
}

function readPercent(value: unknown): Result<number, ValueError<'fault/percent'>> {
  const percent = readWholeNumber(value, 1, 100)
  return percent === null ? err({ code: 'fault/percent' }) : ok(percent)
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
