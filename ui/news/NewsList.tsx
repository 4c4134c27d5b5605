import { Button } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useSight } from '#ui/kit/page/use-sight.ts'
import { Loading } from '#ui/kit/states/Loading.tsx'
import { kitTexts } from '#ui/kit/texts.ts'
import styles from './News.module.css'
import { NewsRow } from './NewsRow.tsx'
import type { NewsFeedStore } from './news-feed-store.ts'
import { newsTexts as texts } from './texts.ts'
import { useSentinel } from './use-sentinel.ts'

/** Three lines of a beginning, a title and a date. */
const ROW = 140

/** The feed's lines; only those in sight are in the document. */
export const NewsList = observer(function NewsList({ store }: { readonly store: NewsFeedStore }) {
  const { items, total, hasMore, busy, nextFailed } = store
  const top = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW,
    getItemKey: (i) => items[i]?.id ?? i,
    overscan: 4,
    scrollMargin: top.current?.offsetTop ?? 0,
  })
  useSight({ virtualizer, top, complete: !hasMore })
  useSentinel(end, items.length, store.readMore)
  const margin = virtualizer.options.scrollMargin
  const isAllRead = !hasMore && items.every((item) => store.isRead(item))
  return (
    <>
      <div
        ref={top}
        role="feed"
        aria-label={texts.title}
        aria-busy={busy}
        className={styles.list}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index]
          return (
            item && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.place}
                style={{ transform: `translateY(${start - margin}px)` }}
              >
                <NewsRow item={item} store={store} at={index + 1} of={Math.max(total, items.length)} />
              </div>
            )
          )
        })}
      </div>
      <div ref={end} className={styles.end}>
        {busy && <Loading rows={1} />}
        {isAllRead && <p className={styles.allRead}>{texts.allRead}</p>}
        {nextFailed && (
          <div role="alert">
            <p className={styles.failed}>{texts.nextFailed}</p>
            <Button variant="default" onClick={() => void store.retryNext()}>
              {kitTexts.retry}
            </Button>
          </div>
        )}
      </div>
    </>
  )
})
