import { printPeriodicity } from '../../deadlines/periodicity.ts'
import { makeSubjectInput } from '../../obligations/reading/subject-fields.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { Outcome } from '../memo.ts'
import type { MemoDraft, MemoEdit, RowDraft } from '../memo-draft.ts'

/** A draft as `readMemoDraft` reads it. */
export const makeMemoInput = ({ section, ...edit }: MemoDraft): Input => ({ section, ...makeMemoPatch(edit) })

/** An edit as `readMemoEdit` reads it; what it leaves alone is left out. */
export const makeMemoPatch = ({ header, reportApprovedOn, registeredOn, rows }: MemoEdit): Input => ({
  ...header,
  ...(reportApprovedOn === undefined ? {} : { reportApprovedOn }),
  ...(registeredOn === undefined ? {} : { registeredOn }),
  ...(rows === undefined ? {} : { rows: rows.map(makeRowInput) }),
})

const makeRowInput = (row: RowDraft): Input =>
  row.obligationId === null
    ? {
        employeeId: row.employeeId,
        section: row.subject.section,
        ...makeSubjectInput(row.subject),
        periodicity: printPeriodicity(row.periodicity),
        deadline: row.deadline,
        ...makeOutcomeInput(row.outcome),
      }
    : { obligationId: row.obligationId, quantity: row.quantity, ...makeOutcomeInput(row.outcome) }

/** A class or level goes under the field of its kind; the marks that are both, under the class's. */
function makeOutcomeInput(outcome: Outcome): Input {
  if (outcome.kind === 'pending') return { date: null }
  if (outcome.kind === 'dated') return { date: outcome.date, result: outcome.result }
  const isLevel = ['low', 'middle', 'high'].includes(outcome.found)
  return { [isLevel ? 'foundLevel' : 'foundClass']: outcome.found }
}
