import type { CompanyId } from '@osh/core/companies/company.ts'
import { parsePeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { makeSubjectInput } from '@osh/core/obligations/reading/subject-fields.ts'
import type { Offered } from '@osh/core/requirements/deciding/offered.ts'
import type { Proposal } from '@osh/core/requirements/proposal.ts'
import type { Post } from '@osh/core/requirements/requirement.ts'
import type { Requirements } from '@osh/core/requirements/requirements.ts'
import { keySubject } from '@osh/core/requirements/subject-key.ts'
import { accept } from '../accept.ts'
import type { DemoDuty } from '../duties/demo-duties.ts'

/** Why the demo refuses what it has seen to otherwise; what nothing is said of waits. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^ИОТ по должности/u, 'Действуют инструкции организации, перечень от 12.01.2025'],
  [/противопожарный/u, 'Учитываются в журнале противопожарных инструктажей'],
  [/на I группу/u, 'Учитывается в журнале присвоения I группы'],
  [/^Стажировка/u, 'Проводится при приёме, распоряжения в личных делах'],
]
const NORMS = 'Заменено по нормам организации, приказ № 9'

/** By what the organisation requires of itself what no act asks of the post. */
const OWN = 'приказ № 9'

type Asked = {
  readonly requirements: Requirements
  readonly companyId: CompanyId
  readonly post: Post
  readonly duties: readonly DemoDuty[]
  readonly offered: Offered
}

/** Decides about a post so that it requires the duties: by the law where it proposes them, else by the organisation's own order. */
export async function decidePost({ requirements, companyId, post, duties, offered }: Asked): Promise<void> {
  const details = (more: object) => ({ companyId, details: { ...post, ...more } })
  const proposed = new Map(offered.proposals.map((one) => [keySubject(one.subject), one]))
  const { lawful = [], own = [] } = Object.groupBy(duties, (duty) =>
    isProposed(duty, proposed.get(keySubject(duty.subject))) ? 'lawful' : 'own',
  )
  const keys = lawful.map(({ subject }) => keySubject(subject))
  if (keys.length > 0) accept(await requirements.accept({ ...details({ keys }), offered }))
  for (const { subject, periodicity } of own) {
    const draft = { section: subject.section, ...makeSubjectInput(subject), periodicity, basis: OWN }
    accept(await requirements.addOwn(details(draft)))
  }
  const wanted = new Set(duties.map(({ subject }) => keySubject(subject)))
  for (const [key, { subject }] of proposed) {
    const reason = wanted.has(key) ? undefined : findReason(subject, duties)
    if (reason) accept(await requirements.refuse({ ...details({ key, reason }), offered }))
  }
}

/** Whether the law asks for it just so. */
function isProposed({ subject, periodicity }: DemoDuty, proposal: Proposal | undefined): boolean {
  if (!proposal) return false
  const same = JSON.stringify(proposal.periodicity) === JSON.stringify(accept(parsePeriodicity(periodicity)))
  return (
    same && JSON.stringify(makeSubjectInput(proposal.subject)) === JSON.stringify(makeSubjectInput(subject))
  )
}

function findReason(subject: Proposal['subject'], duties: readonly DemoDuty[]): string | undefined {
  if (subject.section === 'ppe')
    return duties.some((one) => one.subject.section === 'ppe') ? NORMS : undefined
  return 'name' in subject ? reasons.find(([named]) => named.test(subject.name))?.[1] : undefined
}
