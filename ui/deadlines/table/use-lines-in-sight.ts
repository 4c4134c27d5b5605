import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { useSight } from '#ui/kit/page/use-sight.ts'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { listTableItems, type TableItem } from './table-items.ts'

const GROUP = 44
/** Lines from the end at which the next page is asked for. */
const AHEAD = 20

/**
 * The lines of a section's table that are in sight, as the window scrolls; further rows are read before they are reached.
 *
 * @param rowHeight about how high a row is, before it is measured
 */
export function useLinesInSight<E extends HTMLElement>(store: DeadlineTableStore, rowHeight: number) {
  const { rows, sort, today } = store
  const items = useMemo(() => listTableItems(rows, sort === 'deadline', today), [rows, sort, today])
  const top = useRef<E>(null)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (i) => (items[i]?.is === 'group' ? GROUP : rowHeight),
    getItemKey: (i) => nameLine(items[i]),
    overscan: 2,
    scrollMargin: top.current?.offsetTop ?? 0,
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= items.length - AHEAD) void store.readMore()
  }, [store, last, items.length])
  useSight({ virtualizer, top, complete: store.complete })
  useFocusBack(store.left)
  const margin = virtualizer.options.scrollMargin
  return {
    items,
    /** Of what holds the lines. */
    top,
    shown,
    /** The heights of what is out of sight. */
    before: (shown[0]?.start ?? margin) - margin,
    after: virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? margin) - margin),
    /** The ref of each line; it needs `data-index`. */
    measure: virtualizer.measureElement,
  }
}

/** On the way Back the focus comes to the link by which the table was left, as soon as its row is there. */
function useFocusBack(link: string | null): void {
  const left = useRef(link)
  useEffect(() => {
    const found = left.current && document.querySelector<HTMLElement>(`[data-link="${left.current}"]`)
    if (!found) return
    left.current = null
    found.focus({ preventScroll: true })
  })
}

const nameLine = (item: TableItem | undefined): string | number =>
  item === undefined ? '' : item.is === 'group' ? item.group : item.row.obligationId
