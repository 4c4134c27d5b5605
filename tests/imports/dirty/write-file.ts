import type { Sheet } from './cells.ts'
import { type Habits, nameHabits } from './habits.ts'
import type { LaidOut } from './layout/layout.ts'
import type { DirtyFile, SheetTruth, TruePerson } from './truth.ts'
import { writeCsv } from './write-csv.ts'
import { writeOds } from './write-ods.ts'
import { writeXlsx } from './write-xlsx.ts'

export type FilePlan = {
  readonly name: string
  readonly layout: string
  readonly people: readonly TruePerson[]
  readonly known: readonly number[]
  readonly parts: readonly LaidOut[]
}

/** Sheets that bring nobody are parts too, with nothing in their truth. */
export function emptyPart(sheet: Sheet): LaidOut {
  const truth: SheetTruth = { name: sheet.name, holds: 'nothing', head: null }
  return { sheet, truth, columns: [], records: [], refusals: [], doubles: [] }
}

/** The bytes of a plan in the office's format, with all that was done to it. */
export function writeFile(plan: FilePlan, habits: Habits): DirtyFile {
  const { parts } = plan
  const [bytes, way] = writeBytes(
    parts.map(({ sheet }) => sheet),
    habits,
  )
  return {
    name: `${plan.name}.${habits.format}`,
    bytes,
    truth: {
      format: habits.format,
      layout: plan.layout,
      spoilt: [...way, ...nameHabits(habits)],
      people: plan.people,
      known: plan.known,
      sheets: parts.map(({ truth }) => truth),
      columns: parts.flatMap(({ columns }) => columns),
      records: parts.flatMap(({ records }) => records),
      refusals: parts.flatMap(({ refusals }) => refusals),
      doubles: parts.flatMap(({ doubles }) => doubles),
    },
  }
}

function writeBytes(
  sheets: readonly Sheet[],
  { format, random }: Habits,
): readonly [Uint8Array, readonly string[]] {
  if (format === 'ods') return [writeOds(sheets), []]
  if (format === 'xlsx') {
    const way = {
      texts: random.pick(['shared', 'shared', 'shared', 'inline', 'rich'] as const),
      prefixed: random.chance(0.06),
      from1904: random.chance(0.05) && !hasPlainSerials(sheets),
      unaddressed: random.chance(0.05),
    }
    const said = [
      `texts ${way.texts}`,
      way.prefixed && 'elements under a prefix',
      way.from1904 && 'days from 1904',
      way.unaddressed && 'cells without addresses',
    ]
    return [writeXlsx(sheets, way), said.filter((word) => word !== false)]
  }
  const way = {
    encoding: random.pick(['utf-8', 'utf-8 with a mark', 'windows-1251', 'windows-1251'] as const),
    separator: random.pick([';', ';', ',', '\t'] as const),
    lineEnd: random.pick(['\r\n', '\n'] as const),
  }
  const [first] = sheets
  if (!first) throw new Error('a file without sheets')
  return [writeCsv(first, way), [way.encoding, `separator ${JSON.stringify(way.separator)}`]]
}

/** A serial without a date's format means another day under the calendar of 1904: no one could tell. */
const hasPlainSerials = (sheets: readonly Sheet[]): boolean =>
  sheets.some(({ rows }) =>
    rows.some((row) =>
      row.some(
        (cell) =>
          (cell.is === 'number' && cell.value > 20_000) || (cell.is === 'text' && /^\d{5}$/.test(cell.text)),
      ),
    ),
  )
