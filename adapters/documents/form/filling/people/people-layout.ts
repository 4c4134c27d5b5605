import {
  type Block,
  type Cell,
  type InList,
  listRuns,
  type TableRow,
  type Text,
} from '../../../paper/paper.ts'
import { joinRuns } from '../joined-runs.ts'

/** A place for the day of a signature. */
export const SIGNED_ON = '«____» __________ 20___ г.'

const withColon = (caption: Text): Text => joinRuns([...listRuns(caption), { text: ':' }])

/** Why those below sign. */
export const captionBlock = (caption: Text): Block => ({
  kind: 'paragraph',
  text: withColon(caption),
  align: 'left',
  above: 16,
  keepWithNext: true,
})

/** A row of an acquaintance sheet; a number that Word counts by itself, and what ends a row that is repeated. */
export type AcquaintanceRow = {
  readonly number: string
  readonly name: Text
  readonly position: string
  readonly numbered?: InList
  readonly end?: string
}

const heads = ['№', 'Фамилия, имя, отчество', 'Должность (профессия)', 'Дата', 'Подпись']

/** The sheet under its caption. */
export const buildAcquaintanceTable = (caption: Text, rows: readonly AcquaintanceRow[]): readonly Block[] => [
  {
    kind: 'paragraph',
    text: caption.length === 0 ? 'С документом ознакомлены:' : withColon(caption),
    align: 'left',
    above: 20,
    keepWithNext: true,
  },
  {
    kind: 'table',
    widths: [6, 36, 28, 14, 16],
    heads: [{ cells: heads.map((text) => ({ text })) }],
    rows: rows.map(makeRow),
  },
]

function makeRow({ number, name, position, numbered, end = '' }: AcquaintanceRow): TableRow {
  const first: Cell = { text: number, align: 'center', ...(numbered === undefined ? {} : { numbered }) }
  return { cells: [first, { text: name }, { text: position }, { text: '' }, { text: end }], height: 8 }
}
