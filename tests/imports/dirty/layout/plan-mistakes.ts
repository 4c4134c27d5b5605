import type { Row } from '../columns.ts'
import type { Habits } from '../habits.ts'
import { canBeMistaken, type Mistake, makeMistake } from '../mistakes.ts'
import type { Layout } from './layout.ts'

/** Which cells are wrong: no row has two, and no row that comes twice has any. */
export function planMistakes(
  layout: Layout,
  rows: readonly Row[],
  { random, format }: Habits,
): ReadonlyMap<string, Mistake> {
  const planned = new Map<string, Mistake>()
  const spared = new Set([
    ...layout.again,
    ...layout.strangers,
    ...layout.questions.flatMap((question) => question.rows),
  ])
  const brings = layout.holds !== 'facts'
  const free = random.shuffle(rows.map((_, i) => i).filter((i) => !spared.has(i)))
  const takers = layout.columns.flatMap((column, c) => (canBeMistaken(column, brings) ? [c] : []))
  if (takers.length === 0) return planned
  for (const i of free.slice(0, layout.mistakes)) {
    const row = rows[i]
    const c = random.pick(takers)
    const column = layout.columns[c]
    if (!row || !column) continue
    if (layout.mergedDepartments && column.meanings[0] === 'department') continue
    const mistake = makeMistake(column, row, random)
    const hasHiring = layout.columns.some(({ meanings: [meaning] }) => meaning === 'hireDate')
    if (!mistake || (mistake.why === 'dismissed before hired' && !hasHiring)) continue
    if (format === 'ods' && mistake.cell.is === 'error' && mistake.cell.code !== '#N/A') continue
    planned.set(`${i}:${c}`, mistake)
  }
  return planned
}
