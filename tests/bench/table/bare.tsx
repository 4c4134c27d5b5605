import './bare.css'
import { explain, explainLine } from '@osh/core/explanations/explain.ts'
import { findFactor } from '@osh/core/norms/factors.ts'
import { describeDeadline } from '@osh/core/wording/formats/dates.ts'
import { printDeadline } from '@osh/core/wording/formats/not-done.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import { frames, frameWithRows, ROWS, rowsFrom } from './bench-rows.ts'

const today = systemClock.today('Europe/Moscow')

/** The same words as the product's, made before the clock starts. */
const rows = rowsFrom(ROWS, today).map((row) => ({
  id: row.obligationId,
  due: printDeadline(row),
  when: describeDeadline(row.deadline, today),
  person: row.fullName,
  department: row.department,
  position: row.position,
  subject: wordSubject(row.subject, findFactor),
  why: explainLine(explain(row, findFactor)),
}))
type Row = (typeof rows)[number]

let give: (rows: readonly Row[]) => void = () => undefined

function Page() {
  const [given, setGiven] = useState<readonly Row[]>([])
  give = setGiven
  return given.length > 0 ? <Table rows={given} /> : null
}

function Table({ rows }: { readonly rows: readonly Row[] }) {
  const virtualizer = useWindowVirtualizer({ count: rows.length, estimateSize: () => 52, overscan: 6 })
  const shown = virtualizer.getVirtualItems()
  const first = shown[0]?.start ?? 0
  const last = shown.at(-1)?.end ?? 0
  return (
    <table>
      <tbody>
        <tr>
          <td colSpan={5} style={{ height: first, padding: 0 }} />
        </tr>
        {shown.map(({ index, key }) => (
          <Line key={key} row={rows[index]} />
        ))}
        <tr>
          <td colSpan={5} style={{ height: virtualizer.getTotalSize() - last, padding: 0 }} />
        </tr>
      </tbody>
    </table>
  )
}

function Line({ row }: { readonly row: Row | undefined }) {
  const [ticked, setTicked] = useState(false)
  if (row === undefined) return null
  return (
    <tr>
      <td className="tick">
        <input type="checkbox" aria-label={row.person} checked={ticked} onChange={() => setTicked(!ticked)} />
      </td>
      <td className="due">
        {row.due}
        <span>{row.when}</span>
      </td>
      <th scope="row" className="who">
        {row.person}
      </th>
      <td className="place">
        {row.department}
        <span>{row.position}</span>
      </td>
      <td>
        {row.subject}
        <span>{row.why}</span>
      </td>
    </tr>
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<Page />)

globalThis.paint = async () => {
  give([])
  await frames()
  const received = performance.now()
  give(rows)
  return (await frameWithRows(root)) - received
}
