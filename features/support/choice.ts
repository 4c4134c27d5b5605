import assert from 'node:assert/strict'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import type { PpeEvent } from '@osh/core/obligations/subject.ts'

/** Which rows of a table a person chooses. */
export type Choice =
  | { readonly fullNames: readonly string[] }
  | { readonly event: PpeEvent; readonly ppe: string; readonly fullName: string }
  | 'all'

/** The rows that are chosen; everyone whom the choice names has one. */
export function chosenRows<Row extends DeadlineRow>(rows: readonly Row[], choice: Choice): readonly Row[] {
  const chosen = rows.filter((row) => isChosen(row, choice))
  for (const fullName of namedIn(choice)) rowsOf(chosen, fullName)
  return chosen
}

/** The rows that are about an employee: at least one. */
export function rowsOf<Row extends { readonly fullName: string }>(rows: readonly Row[], fullName: string) {
  const found = rows.filter((row) => row.fullName === fullName)
  assert(found.length > 0, `нет строки работника ${fullName}`)
  return found
}

const namedIn = (choice: Choice): readonly string[] =>
  choice === 'all' ? [] : 'event' in choice ? [choice.fullName] : choice.fullNames

function isChosen({ fullName, subject }: DeadlineRow, choice: Choice): boolean {
  if (choice === 'all') return true
  if ('event' in choice)
    return (
      subject.section === 'ppe' &&
      subject.event === choice.event &&
      subject.name === choice.ppe &&
      fullName === choice.fullName
    )
  return choice.fullNames.includes(fullName)
}
