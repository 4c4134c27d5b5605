import { type Employee, type EmployeeId, isDismissed } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Incident } from '../incident.ts'
import type { RequiredSection } from './required-duty.ts'

type Person = Pick<Employee, 'id' | 'departmentId' | 'positionId' | 'dismissalDate'>

/**
 * Who is meant by the records of today, in the order of `staff`: a proposal, which whoever is in charge changes. A briefing is for the departments of
 * those injured and for the same positions elsewhere, where the same might happen; a training for the same positions; assessments for the same places
 * of work, by position and department. No one who was killed or is dismissed is among them, and nothing is known of outsiders.
 * Law: ПП РФ от 24.12.2021 № 2464, п. 17; 426-ФЗ, ст. 17 ч. 2.
 */
export function listWhoNeeds(
  section: RequiredSection,
  { injured }: Pick<Incident, 'injured'>,
  staff: readonly Person[],
  today: LocalDate,
): readonly EmployeeId[] {
  const hurt = new Set(injured.map(({ employeeId }) => employeeId))
  const killed = new Set(
    injured.filter(({ severity }) => severity === 'fatal').map(({ employeeId }) => employeeId),
  )
  const places = staff.filter(({ id }) => hurt.has(id))
  return staff
    .filter((person) => !isDismissed(person, today) && !killed.has(person.id))
    .filter((person) => places.some((place) => isMeant[section](person, place)))
    .map(({ id }) => id)
}

const isSameDepartment = (a: Person, b: Person): boolean => a.departmentId === b.departmentId
const isSamePosition = (a: Person, b: Person): boolean => a.positionId === b.positionId
const isSamePlace = (a: Person, b: Person): boolean => isSameDepartment(a, b) && isSamePosition(a, b)

const isMeant: Readonly<Record<RequiredSection, (person: Person, place: Person) => boolean>> = {
  briefing: (person, place) => isSameDepartment(person, place) || isSamePosition(person, place),
  training: isSamePosition,
  risk: isSamePlace,
  workingConditions: isSamePlace,
}
