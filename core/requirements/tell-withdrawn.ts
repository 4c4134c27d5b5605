import type { RecordChange } from '../commands/journal.ts'
import type { Requirement } from './requirement.ts'

/** What the journal keeps of a requirement. */
export const takeValues = ({
  positionId,
  departmentId,
  subject,
  periodicity,
  ruleId,
  decision,
}: Requirement) => ({ positionId, departmentId, subject, periodicity, ruleId, decision })

/** Requirements that are gone, as the journal tells them. */
export const tellWithdrawn = (requirements: readonly Requirement[]): readonly RecordChange[] =>
  requirements.map((one) => ({ record: 'requirement', ids: [one.id], before: takeValues(one), after: null }))
