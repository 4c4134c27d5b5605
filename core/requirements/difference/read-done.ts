import type { EmployeeId } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { parseDayUpTo } from '../../shared/dates/parse-day.ts'
import type { RequirementId } from '../../shared/identity.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import { shownId } from '../../shared/input/identifier.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'

/** When whoever is to be assigned something has done it last, by `keyDone`. */
export type LastDone = ReadonlyMap<string, LocalDate>

type Named = { readonly requirementId: RequirementId; readonly employeeId: EmployeeId }

export const keyDone = ({ requirementId, employeeId }: Named): string => `${requirementId}/${employeeId}`

/** As many may be said at once. */
const MOST = 5000

/** Reads what was done before it was required: rows of `requirementId`, `employeeId` and `date`; none is an empty list. */
export const readDone =
  (today: LocalDate) =>
  (value: unknown): Result<LastDone, ValueError<'list/invalid' | 'date/in-future'>> => {
    if (value === null || value === undefined) return ok(new Map())
    if (!Array.isArray(value) || value.length > MOST) return err({ code: 'list/invalid' })
    const done = new Map<string, LocalDate>()
    for (const row of value as readonly Input[]) {
      const read = readObject(row ?? {}, {
        requirementId: shownId<RequirementId>,
        employeeId: shownId<EmployeeId>,
        date: parseDayUpTo(today),
      })
      if (!read.ok) {
        const late = read.error.errors.some(({ code }) => code === 'date/in-future')
        return err({ code: late ? 'date/in-future' : 'list/invalid' })
      }
      done.set(keyDone(read.value), read.value.date)
    }
    return ok(done)
  }
