import type { TitledNotice } from '@osh/core/notices/feed/feed-notice.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { PartHead } from '../PartHead.tsx'
import { todayTexts } from '../texts.ts'
import styles from './Feed.module.css'
import { type FeedStore, feedStore } from './feed-store.ts'

const texts = todayTexts.feed

/** How many are shown until someone asks for all. */
const FIRST = 10

/** «Непрочитанное»: what the company has to be told of and the person has not read, and the way to all of it. */
export const FeedPart = observer(function FeedPart() {
  const store = useService(feedStore)
  const [whole, setWhole] = useState(false)
  useEffect(() => void store.open(), [store])
  const { state, unread } = store
  if (state.is === 'pending') return null
  if (state.is === 'ready' && unread.length === 0) return <AllNotices />
  const shown = whole ? unread : unread.slice(0, FIRST)
  return (
    <section className={styles.part} aria-labelledby="feed-today">
      <div className={styles.head}>
        <PartHead
          id="feed-today"
          title={texts.title}
          count={state.is === 'ready' ? String(unread.length) : undefined}
        />
        {unread.length > 1 && (
          <button type="button" className={styles.mark} onClick={() => void store.read(unread)}>
            {texts.readAll}
          </button>
        )}
      </div>
      <Loaded state={state} onRetry={() => void store.open()} rows={2}>
        {() => (
          <ul className={styles.rows}>
            {shown.map((notice) => (
              <Row key={notice.key} notice={notice} store={store} />
            ))}
          </ul>
        )}
      </Loaded>
      {shown.length < unread.length && (
        <button type="button" className={styles.mark} onClick={() => setWhole(true)}>
          {texts.more(unread.length - shown.length)}
        </button>
      )}
      <AllNotices />
    </section>
  )
})

const AllNotices = () => (
  <p className={styles.all}>
    <Link to="/notifications/notices">{texts.all}</Link>
  </p>
)

function Row({ notice, store }: { readonly notice: TitledNotice; readonly store: FeedStore }) {
  const { day, title, content, path } = notice
  return (
    <li className={styles.row}>
      <p className={styles.day}>{formatDate(day)}</p>
      <div className={styles.what}>
        <Link to={path}>{title}</Link>
        <small>{content}</small>
      </div>
      <button
        type="button"
        className={styles.mark}
        aria-label={texts.readOf(title, formatDate(day))}
        onClick={() => void store.read([notice])}
      >
        {texts.read}
      </button>
    </li>
  )
}
