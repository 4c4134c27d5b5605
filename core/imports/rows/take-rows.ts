import type { Header } from '../columns/find-header.ts'
import { foldTitle } from '../columns/fold-title.ts'
import { isFactDay, isFactField } from '../done/fact-field.ts'
import type { Columns, ImportField, ImportRow } from '../import-field.ts'
import type { Cell, Sheet } from '../sheet.ts'
import { isExample } from '../template/example.ts'
import { saysNothing } from './says-nothing.ts'
import { tidyText } from './tidy-text.ts'
import { findUnit, withUnit } from './with-unit.ts'

/**
 * The people of a sheet, a row each. What is under the head and is none is left out: blank rows, numbers of columns, heads repeated on every page,
 * totals, signatures. A row that is nothing but a name of a department titles those below it, as reports do.
 */
export function takeRows(
  { rows }: Pick<Sheet, 'rows'>,
  header: Header,
  columns: Columns,
): readonly ImportRow[] {
  const taken: ImportRow[] = []
  const hasDepartments = [...columns.values()].includes('department')
  const heads = [header.titles, ...rows.slice(header.first, header.last + 1)].map((head: readonly Cell[]) =>
    head.map((title) => foldTitle(String(title ?? ''))),
  )
  const numbered = header.titles.findIndex((title) => IS_NUMBER.test(foldTitle(title)))
  const terms = [...columns].find(([, field]) => field === 'factPeriodicity')?.[0]
  const unit = terms === undefined ? null : findUnit(header.titles[terms] ?? '')
  let department: string | null = null
  for (let at = header.last + 1; at < rows.length; at++) {
    const row = rows[at] ?? []
    const filled = row.filter((cell) => cell !== null)
    if (isNumbering(filled) || isTotal(filled) || isSignature(filled)) continue
    if (heads.some((head) => repeats(row, head))) continue
    const values = readValues(row, columns, unit)
    const title = findTitle(filled)
    const isNumbered = (row[numbered] ?? null) !== null
    const isOfSomebody = hasName(values) && (isNumbered || Object.keys(values).some(isFactField))
    if (title !== null && !isPerson(title) && !isOfSomebody) {
      department = title.replace(OF_A_DEPARTMENT, '')
      continue
    }
    if (!hasName(values) && Object.keys(values).length < FEWEST_VALUES) continue
    if (isExample(values)) continue
    taken.push({
      line: at + 1,
      values: !hasDepartments && department ? { ...values, department } : values,
    })
  }
  return taken
}

/** «№ п/п», of people alone. */
const IS_NUMBER = /^(?:№|n)+(?: ?п ?п)?$/u

/** A row without a name that has so many values is one of somebody, and is refused for it. */
const FEWEST_VALUES = 3

/** Where a day is asked for, «нет данных» is something to look at. */
const isBlankDay = (text: string): boolean => /^(?:[-—–_.]+|нет|скрыто)$/iu.test(text)

const hasName = (values: ImportRow['values']): boolean => Boolean(values.fullName ?? values.lastName)

function readValues(row: readonly Cell[], columns: Columns, unit: string | null): ImportRow['values'] {
  const values: Partial<Record<ImportField, string>> = {}
  for (const [column, field] of columns) {
    const cell = row[column] ?? null
    const text = cell === null ? '' : tidyText(String(cell))
    if (text === '' || (isFactDay(field) ? isBlankDay : saysNothing)(text)) continue
    values[field] = field === 'factPeriodicity' ? withUnit(text, unit) : text
  }
  return values
}

/** «1 2 3 4», as forms number their columns. */
const isNumbering = (filled: readonly Cell[]): boolean =>
  filled.length > 2 && filled.every((cell, i) => i === 0 || Number(cell) === Number(filled[i - 1]) + 1)

const isTotal = ([first]: readonly Cell[]): boolean =>
  typeof first === 'string' &&
  /^(?:итог|всего|общ(?:ий|ее) (?:итог|количеств)|количество|в том числе)/iu.test(first.trim())

/** «Начальник отдела кадров … Сидорова А. П.», and what is to be signed under it. */
const isSignature = (filled: readonly Cell[]): boolean => {
  const [first, ...rest] = filled.map((cell) => String(cell).trim())
  if (filled.length > 3 || first === undefined) return false
  const signs =
    /^(?:руководител|начальник|директор|главн|специалист|инспектор|исполнител|ответственн)\p{L}*(?!\p{L})/iu
  return first.startsWith('(') || (signs.test(first) && rest.some((text) => INITIALS.test(text)))
}

const INITIALS = /^\p{Lu}[\p{L}'-]+ \p{Lu}\. ?(?:\p{Lu}\.)?$/u

/** Whether the row is a line of the head once more. */
function repeats(row: readonly Cell[], head: readonly string[]): boolean {
  let count = 0
  for (const [at, cell] of row.entries()) {
    if (typeof cell !== 'string' || cell.trim() === '') continue
    if (!head[at]?.includes(foldTitle(cell))) return false
    count += 1
  }
  return count > 1
}

/** «Подразделение: Цех № 1» */
const OF_A_DEPARTMENT = /^(?:структурное )?(?:подразделение|отдел|цех|участок|служба|бригада)\s*:\s*/iu

/** Beside a department's name stands how many are in it; a larger number is a day or of a person. */
const MOST_PEOPLE = 9999

/** The only text of a row; a count may stand beside it. */
function findTitle(filled: readonly Cell[]): string | null {
  const texts = filled.filter((cell) => typeof cell === 'string' || Number(cell) > MOST_PEOPLE)
  const [only] = texts
  return texts.length === 1 && filled.length <= 2 && typeof only === 'string' ? tidyText(only) : null
}

/** «Петров Пётр Ильич», «Петров П. И.», «П. И. Петров» */
const isPerson = (title: string): boolean =>
  /^(?:\p{Lu}\. ?){1,2}\p{Lu}[\p{L}'-]+$/u.test(title) ||
  /^\p{Lu}[\p{L}'-]+ (?:\p{Lu}[\p{L}-]+ \p{Lu}?[\p{L}]*(?:вич|вна|ьич|чна|шна|оглы|кызы)|\p{Lu}\.? ?\p{Lu}?\.?)$/u.test(
    title,
  )
