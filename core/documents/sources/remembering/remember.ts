import { editFacts, type FactEdit, type FactEdits, takeBackFacts } from '../../../facts/fact-edits.ts'
import { type EditedList, type FactWrites, joinFactWrites, writeFacts } from '../../../facts/write-facts.ts'
import type { Signed } from '../../../shared/identity.ts'
import { type FieldErrors, fieldErrors } from '../../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../../shared/results/result.ts'
import { isRecord } from '../../answers/answers.ts'
import { type RememberedAnswer, refuseRemembered } from './read-edits.ts'

type Remembered = FactWrites & {
  /** What the paper has changed in which lists: it is undone by that. */
  readonly done: readonly FactEdits[]
}

/** The facts with what a paper's answers add; refused where a list would have too many rows. */
export function rememberAnswers(
  lists: readonly EditedList[],
  answers: readonly RememberedAnswer[],
  signed: Signed,
): Result<Remembered, FieldErrors<'document/out-of-bounds'>> {
  const written: FactWrites[] = []
  const done: FactEdits[] = []
  for (const one of lists) {
    const said = answers.filter(({ list }) => list === one.list.code)
    const edits = said.flatMap((answer) => answer.edits)
    const edited = editFacts(one.list, one.before?.rows ?? [], edits)
    if (!edited) return err(fieldErrors(...said.map((answer) => refuseRemembered(answer))))
    written.push(writeFacts(one, edited.rows, signed))
    if (edited.done.length > 0) done.push({ list: one.list.code, edits: edited.done })
  }
  return ok({ ...joinFactWrites(written), done })
}

/** The facts without what a paper has added. */
export const forgetAnswers = (
  lists: readonly EditedList[],
  done: readonly FactEdits[],
  signed: Signed,
): FactWrites =>
  joinFactWrites(
    lists.map((one) => {
      const edits = done.filter(({ list }) => list === one.list.code).flatMap((said) => said.edits)
      return writeFacts(one, takeBackFacts(one.list, one.before?.rows ?? [], edits), signed)
    }),
  )

/** A paper's data with what it has changed among the facts; as it is where that is nothing. */
export const withRemembered = (data: unknown, done: readonly FactEdits[]): unknown =>
  done.length === 0 ? data : { ...(isRecord(data) ? data : {}), remembered: done }

/** What the paper of that data has changed among the facts. */
export const findRemembered = (data: unknown): readonly FactEdits[] =>
  isRecord(data) && Array.isArray(data.remembered) ? data.remembered.filter(isEdits) : []

const isEdits = (one: unknown): one is FactEdits =>
  isRecord(one) && typeof one.list === 'string' && Array.isArray(one.edits) && one.edits.every(isEdit)

const isEdit = (one: unknown): one is FactEdit =>
  isRecord(one) && isRecord(one.after) && (one.before === null || isRecord(one.before))
