import type { PpeFact } from '../../../obligations/ppe/holding.ts'
import { takePpeFacts } from '../../../obligations/ppe/ppe-facts.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { formatPieces } from '../../../wording/ppe.ts'
import { countRows, type Row, tellRows } from '../company/rows.ts'
import type { DutyOnDay } from '../facts/duties-on-day.ts'
import { type Source, source } from '../source.ts'

/** An issue with what of it came back, and when. */
type Line = { readonly issue: PpeFact; back: number; readonly days: LocalDate[] }

/** Washing agents and protective creams have a card of their own too. */
const WASHING = /мыл[оа]|смывающ|очищающ|дерматологич|крем|паст[аы]|регенерир/iu

/** Of one day an issue is before a return. */
const compareFacts = (a: PpeFact, b: PpeFact): number =>
  a.date.localeCompare(b.date) || a.event.localeCompare(b.event) || a.completionId - b.completionId

/** What was issued to an employee by the day, in its order; a return is of the oldest issue of its name that is still held. */
function listLines(all: readonly DutyOnDay[]): readonly Line[] {
  const lines: Line[] = []
  for (const fact of all.flatMap((duty) => takePpeFacts(duty, duty.done)).toSorted(compareFacts)) {
    if (fact.event === 'issuance') lines.push({ issue: fact, back: 0, days: [] })
    else giveBack(lines, fact)
  }
  return lines
}

function giveBack(lines: readonly Line[], { name, quantity, date }: PpeFact): void {
  let left = quantity
  for (const line of lines.filter(({ issue }) => issue.name === name)) {
    const taken = Math.min(left, line.issue.quantity - line.back)
    if (taken === 0) continue
    line.back += taken
    line.days.push(date)
    left -= taken
  }
}

const tellLine = ({ issue: { name, size, date, quantity, unit }, back, days }: Line): Row => ({
  ...{ name: size === null ? name : `${name}, размер ${size}`, model: '', way: '', act: '' },
  ...{ issued: formatDate(date), count: formatPieces(quantity, unit) },
  returned: days.map(formatDate).join(', '),
  back: back === 0 ? '' : formatPieces(back, unit),
})

const tellLines = (lines: readonly Line[]) => {
  const rows = lines.map(tellLine)
  return tellRows(rows, `из выдач СИЗ: ${countRows(rows)}`)
}

/**
 * The reverse of the personal card: what was issued and given back.
 *
 * Law: приказ Минтруда России 29.10.2021 № 766н, приложение № 2 (its text was not compared).
 */
export const ppeCardSources = {
  'ppe.card': source({
    needs: ['duties'],
    gives: 'оборот личной карточки: выдачи СИЗ работнику и возвраты',
    fill: ({ duties }) => tellLines(listLines(duties)),
  }),
  'washing.card': source({
    needs: ['duties'],
    gives: 'выдачи смывающих и дерматологических средств работнику',
    fill: ({ duties }) => tellLines(listLines(duties).filter(({ issue }) => WASHING.test(issue.name))),
  }),
} as const satisfies Readonly<Record<string, Source>>
