import type { Answers } from '@osh/core/commands/follow.ts'
import type { TodayOf } from '@osh/core/companies/company-facts.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { LockEmployees } from '@osh/core/employees/employee-facts.ts'
import { takeRequested } from '@osh/core/requirements/deciding/offered.ts'
import type { Proposal } from '@osh/core/requirements/proposal.ts'
import type { Requirement, RequirementException } from '@osh/core/requirements/requirement.ts'
import type { KnownPost, RequirementQuestion } from '@osh/core/requirements/requirement-facts.ts'
import type { CompanyId, RequirementId } from '@osh/core/shared/identity.ts'
import { anEmployee, aTraining, employee, mining, months, somePosition, today } from './examples.ts'
import { aProfile } from './profile-example.ts'
import { aGroundOf, aRequirement, general, signed } from './requirement-example.ts'

/** What the law asks of the post. */
export const proposal: Proposal = {
  subject: aTraining,
  periodicity: months(36),
  ruleId: 'train.AB',
  citation: { act: 'pp-2464', point: 'п. 59' },
  why: 'вид работника «рабочий»',
  confidence: 'found',
  place: 'inside',
  note: null,
}
export const offered = { profile: aProfile, proposals: [proposal] }

/** The position's general post, answered; nothing is decided about it. */
export const known: KnownPost = {
  exists: true,
  answers: { ...general, profile: aProfile, answered: signed },
  requirements: [],
}

/** The same, with what was proposed decided about. */
export const kept = (changes: Partial<Requirement> = {}): KnownPost => ({
  ...known,
  requirements: [aRequirement(7, { ...takeRequested(proposal), ...changes })],
})

const worker: Employee = {
  ...anEmployee(),
  ...{ id: employee(1), companyId: mining, version: 1 },
  position: { id: somePosition, name: 'Кладовщик' },
}

/** A storage of one company with one post; whoever asks for another company's is told of nothing. The next id is 41. */
export const storage = (
  post: KnownPost,
  exceptions: readonly RequirementException[] = [],
): Answers<RequirementQuestion | TodayOf | LockEmployees> => ({
  'requirement-post': ({ companyId, post: { positionId } }) =>
    isOurs(companyId) && positionId === general.positionId
      ? post
      : { exists: false, answers: null, requirements: [] },
  'requirement-ground': () => aGroundOf(),
  requirement: ({ id }) => {
    const requirement = post.requirements.find((one) => one.id === id)
    return requirement ? { requirement, exceptions } : null
  },
  'new-requirement-ids': ({ companyId, count }) => {
    if (!isOurs(companyId) || !(count >= 1)) throw new Error('no ids are asked for')
    return [41 as RequirementId, ...Array.from({ length: count - 1 }, (_, i) => (42 + i) as RequirementId)]
  },
  today: ({ companyId }) => {
    if (!isOurs(companyId)) throw new Error('there is no such company')
    return today
  },
  employees: ({ ids }) => new Map(ids.filter((id) => id === worker.id).map((id) => [id, worker])),
})

const isOurs = (companyId: CompanyId): boolean => companyId === mining
