import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import styles from '../Memo.module.css'

/** So many rows are in the document at once; of more, only those in sight. */
const ALL_AT_ONCE = 40
const ROW = 100

type Props<T> = {
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
  readonly render: (row: T) => ReactNode
  /** The row to bring into sight at first, and the field in it that takes the cursor. */
  readonly first?: { readonly index: number; readonly fieldId: string } | null
}

/** A memo's rows inside its dialog. */
export function RowList<T>(props: Props<T>) {
  const { rows, keyOf, render } = props
  if (rows.length > ALL_AT_ONCE) return <LongList {...props} />
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles.row}>
          {render(row)}
        </li>
      ))}
    </ul>
  )
}

function LongList<T>({ rows, keyOf, render, first = null }: Props<T>) {
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  const dialog = () => list.current?.closest<HTMLElement>('[role="dialog"]') ?? null
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: dialog,
    estimateSize: () => ROW,
    overscan: 4,
    scrollMargin: margin,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the list begins is measured once
  useLayoutEffect(() => {
    const [inside, around] = [list.current, dialog()]
    if (!inside || !around) return
    setMargin(inside.getBoundingClientRect().top - around.getBoundingClientRect().top + around.scrollTop)
  }, [])
  useEffect(() => {
    if (first === null || margin === 0) return
    virtualizer.scrollToIndex(first.index, { align: 'center' })
    const wait = setTimeout(() => focusField(first.fieldId), 100)
    return () => clearTimeout(wait)
  }, [first, margin, virtualizer])
  const shown = virtualizer.getVirtualItems()
  return (
    <ul
      ref={list}
      className={styles.rows}
      style={{
        paddingTop: (shown[0]?.start ?? margin) - margin,
        paddingBottom: Math.max(0, virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? margin) - margin)),
      }}
    >
      {shown.map(({ index }) => {
        const row = rows[index]
        return row === undefined ? null : (
          <li
            key={keyOf(row)}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={styles.row}
          >
            {render(row)}
          </li>
        )
      })}
    </ul>
  )
}
