import type { EmployeeId } from '../../employees/employee.ts'
import { namesPeople, type Template } from '../library/template.ts'
import type { Answers } from './answers.ts'

/** Employees that the answers to a form name, as deep as a commission's members are; some may be named twice. */
export const listEmployeesInAnswers = (
  { values }: Pick<Template, 'values'>,
  answers: Answers,
): readonly EmployeeId[] =>
  values.filter(({ kind }) => namesPeople(kind)).flatMap(({ name }) => collectNumbers(answers[name], DEEPEST))

const DEEPEST = 2

/** What tells the people of an answer apart: an employee's id, or name and position as typed. */
export function listPeopleNamed(answer: unknown): readonly string[] {
  if (typeof answer === 'number') return [String(answer)]
  if (Array.isArray(answer)) return answer.flatMap(listPeopleNamed)
  if (typeof answer !== 'object' || answer === null) return []
  if ('chair' in answer)
    return [answer.chair, 'members' in answer ? answer.members : []].flatMap(listPeopleNamed)
  const { fullName, position } = { fullName: '', position: '', ...answer }
  return [`${fullName} ${position}`.trim().replace(/\s+/gu, ' ').toLowerCase()]
}

function collectNumbers(answer: unknown, depth: number): readonly EmployeeId[] {
  if (typeof answer === 'number')
    return Number.isSafeInteger(answer) && answer > 0 ? [answer as EmployeeId] : []
  if (typeof answer !== 'object' || answer === null || depth === 0) return []
  return Object.values(answer).flatMap((one) => collectNumbers(one, depth - 1))
}
