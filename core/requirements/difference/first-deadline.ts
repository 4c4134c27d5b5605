import type { Section } from '../../sections/section.ts'
import { addDays, addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import type { Requirement, RequirementException } from '../requirement.ts'
import type { RequiredPerson } from '../requirement-facts.ts'

/** Days in which whoever is new, or was transferred, learns. */
const TRAINING_DAYS = 60
/** Months in which a new workplace is assessed. */
const ASSESSMENT_MONTHS = 12

/**
 * Until when something is done for the first time that no record says was done: training has 60 days, a workplace's assessment twelve months, all else comes
 * before the work. Law: ПП РФ 24.12.2021 № 2464, п. 36, 62; 426-ФЗ ст. 17 ч. 2.
 *
 * @param from since when it is asked of the person; see `findAskedFrom`
 */
export function findFirstDeadline(section: Section, from: LocalDate): LocalDate {
  if (section === 'training') return addDays(from, TRAINING_DAYS)
  return section === 'workingConditions' || section === 'risk' ? addMonths(from, ASSESSMENT_MONTHS) : from
}

type Held = Pick<RequiredPerson, 'id' | 'hireDate' | 'transferredOn'>
type Excepted = Pick<RequirementException, 'requirementId' | 'employeeId' | 'until'>

/**
 * Since when something is asked of a person: from the hiring or the last transfer on, from the day on which the requirement came into force for who was there before, and
 * from the day after the exception that they had.
 *
 * @param day as of which it is asked: a later transfer is not yet one
 */
export function findAskedFrom(
  { id, hireDate, transferredOn }: Held,
  required: Pick<Requirement, 'id' | 'since'>,
  exceptions: readonly Excepted[],
  day: LocalDate,
): LocalDate {
  const ended = exceptions.flatMap(({ requirementId, employeeId, until }) =>
    requirementId === required.id && employeeId === id && until !== null && until < day
      ? [addDays(until, 1)]
      : [],
  )
  const moved = transferredOn !== null && transferredOn <= day ? [transferredOn] : []
  return [hireDate, required.since, ...moved, ...ended].reduce((one, other) => (one > other ? one : other))
}
