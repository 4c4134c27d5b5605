import { computeDueDate, isSamePeriodicity, type Periodicity } from '../../deadlines/periodicity.ts'
import { isUnder21, limitUntil21 } from '../../deadlines/yearly-until-21.ts'
import { isDismissed } from '../../employees/employee.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { holdsOn, type InForce, keyPost, makePostFinder, mapInForce } from '../posts/post.ts'
import type { RequiredDuty, RequiredPerson, RequirementGround } from '../requirement-facts.ts'
import { keySubject } from '../subject-key.ts'
import type { DifferenceRow } from './difference.ts'
import { findAskedFrom, findFirstDeadline } from './first-deadline.ts'
import { isWithoutSection } from './without-section.ts'

/**
 * What the requirements in force would make of the people's obligations: assigned what none of the same subject meets, moved what is asked for otherwise, closed
 * what came from a requirement and is required no more. What a person has assigned by hand is never closed. What would be assigned in a section that the tariff is
 * without is told as such. Examinations of whoever is not 21 yet are yearly, and are moved to the post's own period afterwards. What is there already is moved and closed in every section. Rows are in the order of people; dismissed people have none.
 */
export function planDifference(ground: RequirementGround, today: LocalDate): readonly DifferenceRow[] {
  const findPost = makePostFinder(ground.posts)
  const inForce = mapInForce(ground.requirements)
  const duties = Map.groupBy(ground.duties, ({ employeeId }) => employeeId)
  const excepted = new Set(
    ground.exceptions
      .filter((one) => holdsOn(one, today))
      .map(({ requirementId, employeeId }) => `${requirementId}/${employeeId}`),
  )
  return ground.people.flatMap((person) => {
    if (isDismissed(person, today)) return []
    const required = (inForce.get(keyPost(findPost(person))) ?? [])
      .filter(({ id }) => !excepted.has(`${id}/${person.id}`))
      .map((one) => (isUnder21(person.birthDate, today) ? askYearly(one) : one))
    const findFirst = (one: InForce): LocalDate =>
      findFirstDeadline(one.subject.section, findAskedFrom(person, one, ground.exceptions, today))
    return planPerson(person, required, duties.get(person.id) ?? [], findFirst).map((row) => ({
      ...row,
      withoutSection: row.kind === 'assign' && isWithoutSection(ground, row.subject.section),
    }))
  })
}

/** What is required of whoever is not 21 yet: examinations are yearly. */
const askYearly = (required: InForce): InForce =>
  required.subject.section === 'medicalExamination'
    ? { ...required, periodicity: limitUntil21(required.periodicity) }
    : required

/** The first deadline of what is required of a person. */
type FindFirst = (required: InForce) => LocalDate
type PlannedRow = Omit<DifferenceRow, 'withoutSection'>

function planPerson(
  person: RequiredPerson,
  required: readonly InForce[],
  duties: readonly RequiredDuty[],
  findFirst: FindFirst,
): readonly PlannedRow[] {
  if (required.length === 0 && duties.every(({ requirementId }) => requirementId === null)) return []
  const own = Map.groupBy(duties, ({ subject }) => keySubject(subject))
  const asked = required.flatMap((one) => planRequired(person, one, own.get(one.key) ?? [], findFirst))
  const keys = new Set(required.map(({ key }) => key))
  const gone = [...own].flatMap(([key, held]) =>
    keys.has(key) ? [] : held.flatMap((duty) => planGone(person, duty)),
  )
  return [...asked, ...gone]
}

function planRequired(
  person: RequiredPerson,
  required: InForce,
  held: readonly RequiredDuty[],
  findFirst: FindFirst,
): readonly PlannedRow[] {
  const [first] = held
  if (held.some((duty) => meets(duty, required))) return []
  const { subject, periodicity, ruleId, id: requirementId } = required
  const told = { ...describe(person), requirementId, periodicity, ruleId }
  const firstDeadline = findFirst(required)
  if (!first) {
    const rest = { obligationId: null, deadline: firstDeadline, before: null, memo: null }
    return [{ ...told, ...rest, kind: 'assign', subject }]
  }
  return [
    {
      ...told,
      kind: 'change',
      obligationId: first.id,
      subject: askedOf(first.subject, subject),
      deadline: moveDeadline(first, periodicity) ?? (periodicity.kind === 'every' ? firstDeadline : null),
      before: takeBefore(first),
      memo: first.memo,
    },
  ]
}

function planGone(person: RequiredPerson, duty: RequiredDuty): readonly PlannedRow[] {
  const { id, requirementId, subject, periodicity, memo } = duty
  if (requirementId === null) return []
  return [
    {
      ...describe(person),
      kind: 'close',
      ...{ requirementId, obligationId: id, subject, periodicity },
      ...{ ruleId: null, deadline: null, before: takeBefore(duty), memo },
    },
  ]
}

const describe = ({ id, fullName, department, position }: RequiredPerson) => ({
  employeeId: id,
  fullName,
  department,
  position,
})

const takeBefore = ({ subject, periodicity, deadline }: RequiredDuty) => ({ subject, periodicity, deadline })

const meets = ({ subject, periodicity }: RequiredDuty, required: InForce): boolean =>
  isSamePeriodicity(periodicity, required.periodicity) && isEnough(subject, required.subject)

const isEnough = (held: Subject, required: Subject): boolean =>
  held.section !== 'ppe' || required.section !== 'ppe' || held.quantity === required.quantity

/** What is there already, of as many pieces as are required; its size and its point of the norms stay. */
const askedOf = (held: Subject, required: Subject): Subject =>
  held.section === 'ppe' && required.section === 'ppe'
    ? { ...held, quantity: required.quantity, norm: held.norm ?? required.norm }
    : held

/** A deadline that a person has set stays; else it counts from what was done last. */
const moveDeadline = (
  { isFixed, deadline, baseDate }: RequiredDuty,
  periodicity: Periodicity,
): LocalDate | null => (isFixed ? deadline : baseDate && computeDueDate(baseDate, periodicity))
