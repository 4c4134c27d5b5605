import type { FactEdit, FactEdits } from '../../../facts/fact-edits.ts'
import type { FactList } from '../../../facts/fact-list.ts'
import { findFactList } from '../../../facts/fact-lists.ts'
import type { FactRow } from '../../../facts/fact-records.ts'
import { readCell } from '../../../facts/keep-facts.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../../shared/results/result.ts'
import type { Answers } from '../../answers/answers.ts'
import type { Template, ValueSpec } from '../../library/template.ts'
import { findEdits } from './find-edits.ts'

type Refused = FieldError<'document/out-of-bounds'>

/** What of a list is to be remembered, and the value of the form that it was typed into. */
export type RememberedAnswer = FactEdits & Pick<ValueSpec, 'name' | 'label'>

/**
 * What a paper's answers leave in the facts of the company.
 *
 * @param remember by the names of values: what a person had before them when they asked to remember an answer
 * @returns every value that its list can't take
 */
export function readEdits(
  { values }: Pick<Template, 'values'>,
  answers: Answers,
  remember: Answers,
): Result<readonly RememberedAnswer[], FieldErrors<Refused['code']>> {
  const read = values
    .filter(({ name }) => Object.hasOwn(remember, name))
    .flatMap(({ name, label, source }) => {
      const found = findEdits(source, remember[name], answers[name])
      const list = found && findFactList(found.list)
      return found && list ? [{ ...{ name, label, list: found.list }, ...readRows(list, found.edits) }] : []
    })
  const wrong = read.filter(({ asks }) => asks.length > 0)
  if (wrong.length === 0) return ok(read.map(({ asks: _, ...remembered }) => remembered))
  return err(fieldErrors(...wrong.map(({ name, label, asks }) => refuseRemembered({ name, label }, asks[0]))))
}

/** A list that is full, or a cell that it can't take: what is typed stays, and can be put right. */
export const refuseRemembered = (
  { name, label }: Pick<ValueSpec, 'name' | 'label'>,
  asks = 'в сведениях организации больше 1000 строк: уберите лишние или снимите «Запомнить»',
): Refused => ({ field: `values.${name}`, code: 'document/out-of-bounds', label, asks })

function readRows(list: FactList, edits: readonly FactEdit[]) {
  const asks: string[] = []
  const readRow = (row: FactRow, say: boolean): FactRow =>
    Object.fromEntries(
      list.columns.flatMap((column) => {
        if (!Object.hasOwn(row, column.name)) return []
        const cell = readCell(column, row[column.name])
        if (!cell.ok && say) asks.push(wordColumn(column))
        return [[column.name, cell.ok ? cell.value : (row[column.name] ?? '')]]
      }),
    )
  const taken = edits.map(({ before, after }) => ({
    before: before && readRow(before, false),
    after: readRow(after, true),
  }))
  return { edits: taken, asks }
}

const wordColumn = ({ label, options, type }: FactList['columns'][number]): string => {
  const what = options
    ? `одно из: ${options.join('; ')}`
    : type === 'number'
      ? 'число'
      : type === 'date'
        ? 'дата вида 31.12.2026'
        : 'не больше 500 знаков'
  return `чтобы запомнить в сведениях организации, в «${label}» нужно ${what}`
}
