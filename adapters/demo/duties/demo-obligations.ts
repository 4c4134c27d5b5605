import type { CompanyId } from '@osh/core/companies/company.ts'
import { makeSubjectInput } from '@osh/core/obligations/reading/subject-fields.ts'
import type { Records } from '@osh/core/records/records.ts'
import { planDifference } from '@osh/core/requirements/difference/plan-difference.ts'
import { markDifference } from '@osh/core/requirements/difference/tell-difference.ts'
import type { Requirements } from '@osh/core/requirements/requirements.ts'
import { keySubject } from '@osh/core/requirements/subject-key.ts'
import { accept } from '../accept.ts'
import type { Hired } from '../demo-hiring.ts'
import { type LastDays, listDuties } from './last-done.ts'

const everyone = { positionId: null, departmentId: null, employeeId: null } as const

/** Applies to everyone what their posts require, with the days on which it was done last. */
export async function applyRequirements(
  requirements: Requirements,
  companyId: CompanyId,
  days: LastDays,
): Promise<void> {
  const ground = await requirements.readGround(companyId, everyone)
  const rows = planDifference(ground, ground.today)
  const byKey = new Map([...days].map(([duty, known]) => [keySubject(duty.subject), known]))
  const done = rows.flatMap(({ employeeId, requirementId, subject }) => {
    const date = byKey.get(keySubject(subject))?.get(employeeId)
    return date ? [{ requirementId, employeeId, date }] : []
  })
  accept(await requirements.apply({ companyId, details: { mark: markDifference(rows), done } }))
}

/** Gives each what their work asks for, by hand: nobody has said yet what their post requires. */
export async function assignByHand(
  { obligations }: Records,
  companyId: CompanyId,
  people: readonly Hired[],
  days: LastDays,
): Promise<void> {
  for (const person of people)
    for (const duty of listDuties(person)) {
      const { subject, periodicity, ruleId } = duty
      const date = days.get(duty)?.get(person.employee.id)
      const draft = { section: subject.section, ...makeSubjectInput(subject), periodicity, ruleId, date }
      accept(await obligations.assign({ companyId, employeeIds: [person.employee.id], draft }))
    }
}
