import type { WholeNotice } from '@osh/core/notices/feed/feed-notice.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styles from '#ui/kit/feed/Feed.module.css'
import type { NoticesPageStore } from './notices-page-store.ts'
import { noticesTexts as texts } from './texts.ts'

type Props = {
  readonly notice: WholeNotice
  readonly store: NoticesPageStore
  /** Its place in the whole feed, and how long that is. */
  readonly at: number
  readonly of: number
}

export const NoticeRow = observer(function NoticeRow({ notice, store, at, of }: Props) {
  const { day, title, content, path } = notice
  const isRead = store.isRead(notice)
  const named = isRead ? texts.unreadOf : texts.readOf
  const id = useId()
  return (
    <article
      className={`${styles.row} ${isRead ? '' : styles.unread}`}
      aria-posinset={at}
      aria-setsize={of}
      aria-labelledby={id}
    >
      <p className={styles.about}>
        <time dateTime={day}>{formatDate(day)}</time>
        {!isRead && <span>{texts.isUnread}</span>}
      </p>
      <h2 className={styles.heading} id={id}>
        <Link to={path}>{title}</Link>
      </h2>
      {content !== '' && <p className={styles.content}>{content}</p>}
      <button
        type="button"
        className={styles.mark}
        aria-label={named(title, formatDate(day))}
        onClick={() => void store.mark(notice, !isRead)}
      >
        {isRead ? texts.unread : texts.read}
      </button>
    </article>
  )
})
