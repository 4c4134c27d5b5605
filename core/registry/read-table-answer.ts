import type { Sheet } from '../imports/sheet.ts'
import { findProgram } from '../norms/training-programs.ts'
import { parseLocalDate } from '../shared/dates/local-date.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type AnsweredRecord, noAnswer } from './answered-record.ts'
import { type AnswerFault, readNumber, readSnils } from './read-answer.ts'

type Row = Sheet['rows'][number]

const columns = {
  snils: /снилс/iu,
  number: /(?:регистрационн|реестр)\p{L}* ?(?:№|номер)|(?:№|номер)\p{L}* (?:в реестре|записи|регистрац)/iu,
  protocol: /протокол/iu,
  programme: /программ/iu,
  date: /дата.*(?:провер|экзамен|тест)/iu,
} as const
type Column = keyof typeof columns

/** The head lies no further down. */
const MOST_ABOVE = 30

/**
 * What the register answered, from the table that its cabinet gives out: columns are found by their heads, wherever they stand. Rows without a number or a СНИЛС
 * are no answer; of rows without a head that names both nothing is read.
 */
export function readTableAnswer(rows: readonly Row[]): Result<readonly AnsweredRecord[], AnswerFault> {
  const at = rows.slice(0, MOST_ABOVE).findIndex((row) => hasBoth(findColumns(row)))
  if (at < 0) return err({ code: 'registry/answer-columns' })
  const found = findColumns(rows[at] ?? [])
  const records = rows.slice(at + 1).flatMap((row) => readRow(row, found) ?? [])
  return records.length > 0 ? ok(records) : err({ code: 'registry/answer-empty' })
}

type Found = Partial<Record<Column, number>>

const hasBoth = (found: Found): boolean => found.snils !== undefined && found.number !== undefined

/** The first of each. */
function findColumns(row: Row): Found {
  const found: Found = {}
  for (const [at, cell] of row.entries())
    for (const name of Object.keys(columns) as Column[])
      if (typeof cell === 'string' && columns[name].test(cell)) found[name] ??= at
  return found
}

function readRow(row: Row, found: Found): AnsweredRecord | null {
  const read = (name: Column): string => {
    const column = found[name]
    return column === undefined ? '' : String(row[column] ?? '').trim()
  }
  const [snils, number] = [readSnils(read('snils').padStart(11, '0')), readNumber(read('number'))]
  if (snils === null || number === null) return null
  const date = parseLocalDate(
    read('date')
      .replace(/^(\d\d)\.(\d\d)\.(\d{4}).*$/u, '$3-$2-$1')
      .slice(0, 10),
  )
  return {
    ...noAnswer,
    snils,
    number,
    programId: findProgram(read('programme'))?.registryId ?? null,
    protocol: read('protocol') || null,
    date: date.ok ? date.value : null,
  }
}
