import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { NewsEntry } from '@osh/core/news/news-feed.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { currentCompany } from '#ui/app/session/current-company.ts'
import feed from '#ui/kit/feed/Feed.module.css'
import { formatDayOf } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './News.module.css'
import type { NewsFeedStore } from './news-feed-store.ts'
import { newsTexts as texts } from './texts.ts'

type Props = {
  readonly item: NewsEntry
  readonly store: NewsFeedStore
  /** Its place in the whole feed, and how long that is. */
  readonly at: number
  readonly of: number
}

export const NewsRow = observer(function NewsRow({ item, store, at, of }: Props) {
  const { company } = useService(currentCompany)
  const isRead = store.isRead(item)
  return (
    <article
      className={`${feed.row} ${isRead ? '' : feed.unread}`}
      aria-posinset={at}
      aria-setsize={of}
      aria-labelledby={`news-${item.id}`}
    >
      <p className={feed.about}>
        <time dateTime={item.publishedAt}>
          {formatDayOf(item.publishedAt, company?.timeZone ?? DEFAULT_TIME_ZONE)}
        </time>
        {item.important && <span className={styles.important}>{texts.important}</span>}
        {!isRead && <span>{texts.unread}</span>}
      </p>
      <h2 className={feed.heading} id={`news-${item.id}`}>
        <Link to={`/news/${item.id}`}>{item.title}</Link>
      </h2>
      <p className={styles.short}>{item.short}</p>
      {!isRead && (
        <button
          type="button"
          className={feed.mark}
          aria-label={texts.readOf(item.title)}
          onClick={() => void store.mark(item)}
        >
          {texts.read}
        </button>
      )}
    </article>
  )
})
