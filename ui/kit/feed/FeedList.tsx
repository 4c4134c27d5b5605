import { Button } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useRef } from 'react'
import { useSight } from '../page/use-sight.ts'
import { Loading } from '../states/Loading.tsx'
import { kitTexts } from '../texts.ts'
import styles from './Feed.module.css'
import type { FeedPages } from './feed-pages.ts'
import { useSentinel } from './use-sentinel.ts'

type Props<T> = {
  readonly label: string
  readonly pages: FeedPages<T>
  /** What a piece is usually as high as, in pixels. */
  readonly height: number
  readonly nameKey: (item: T) => number | string
  /** `at` is its place in the whole feed, which is `of` long. */
  readonly children: (item: T, at: number, of: number) => ReactNode
  /** What is said under the last one. */
  readonly note: string | null
  readonly nextFailed: string
}

/** A feed that goes on as it is scrolled; only the pieces in sight are in the document. */
export const FeedList = observer(function FeedList<T>(props: Props<T>) {
  const { label, pages, height, nameKey, children, note, nextFailed } = props
  const { items, total, hasMore, busy } = pages
  const top = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    getItemKey: (i) => {
      const item = items[i]
      return item === undefined ? i : nameKey(item)
    },
    overscan: 4,
    scrollMargin: top.current?.offsetTop ?? 0,
  })
  useSight({ virtualizer, top, complete: !hasMore })
  useSentinel(end, items.length, pages.readMore)
  const margin = virtualizer.options.scrollMargin
  return (
    <>
      <div
        ref={top}
        role="feed"
        aria-label={label}
        aria-busy={busy}
        className={styles.list}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.place}
                style={{ transform: `translateY(${start - margin}px)` }}
              >
                {children(item, index + 1, Math.max(total, items.length))}
              </div>
            )
          )
        })}
      </div>
      <div ref={end} className={styles.end}>
        {busy && <Loading rows={1} />}
        {note !== null && <p className={styles.note}>{note}</p>}
        {pages.nextFailed && (
          <div role="alert">
            <p className={styles.failed}>{nextFailed}</p>
            <Button variant="default" onClick={() => void pages.retryNext()}>
              {kitTexts.retry}
            </Button>
          </div>
        )}
      </div>
    </>
  )
})
