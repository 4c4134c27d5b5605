import { Button } from '@mantine/core'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { OpenedNews } from '@osh/core/news/news-feed.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import { observer } from 'mobx-react-lite'
import { type Touch, type TouchEvent, useEffect, useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { currentCompany } from '#ui/app/session/current-company.ts'
import feed from '#ui/kit/feed/Feed.module.css'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../News.module.css'
import { NewsBody } from '../NewsBody.tsx'
import { newsTexts as texts } from '../texts.ts'
import { newsItemStore } from './news-item-store.ts'
import { type Point, swipeOf } from './swipe.ts'

const toAll = <Link to="/news">{texts.all}</Link>

/** One piece of news. */
export const Component = observer(function NewsItemPage() {
  const id = Number(useParams().newsId) as NewsId
  const store = useService(newsItemStore)
  useEffect(() => void store.open(id), [store, id])
  const { state } = store
  const found = state.is === 'ready' ? state.value : null
  return (
    <Page title={found?.title ?? texts.item} before={<p className={styles.back}>{toAll}</p>}>
      <Loaded state={state} onRetry={() => void store.open(id)} rows={4}>
        {(news) =>
          news === null ? <EmptyState action={toAll}>{texts.notFound}</EmptyState> : <Opened news={news} />
        }
      </Loaded>
    </Page>
  )
})

const Opened = observer(function Opened({ news }: { readonly news: OpenedNews }) {
  const { company } = useService(currentCompany)
  const navigate = useNavigate()
  const began = useRef<Point | null>(null)
  const begin = ({ touches, target }: TouchEvent): void => {
    began.current = touches.length === 1 && !scrollsAcross(target) ? findPoint(touches[0]) : null
  }
  const swipe = ({ changedTouches }: TouchEvent): void => {
    const ended = findPoint(changedTouches[0])
    const way = began.current && ended && swipeOf(began.current, ended)
    const to = way && news[way]
    if (to) navigate(`/news/${to}`, { replace: true })
  }
  return (
    <div className={styles.item} onTouchStart={begin} onTouchEnd={swipe}>
      <p className={feed.about}>
        <time dateTime={news.publishedAt}>
          {formatMoment(news.publishedAt, company?.timeZone ?? DEFAULT_TIME_ZONE)}
        </time>
        {news.important && <span className={styles.important}>{texts.important}</span>}
      </p>
      <NewsBody html={news.html} />
      <nav className={styles.neighbours} aria-label={texts.neighbours}>
        <Neighbour to={news.previous}>{texts.previous}</Neighbour>
        <Neighbour to={news.next}>{texts.next}</Neighbour>
      </nav>
    </div>
  )
})

const findPoint = (touch: Touch | undefined): Point | null =>
  touch ? { x: touch.clientX, y: touch.clientY } : null

/** A finger in a wide table moves the table. */
function scrollsAcross(target: EventTarget): boolean {
  const wide = target instanceof Element ? target.closest('table, pre') : null
  return wide !== null && wide.scrollWidth > wide.clientWidth
}

/** The way Back stays the feed's. */
const Neighbour = ({ to, children }: { readonly to: NewsId | null; readonly children: string }) =>
  to === null ? (
    <span />
  ) : (
    <Button component={Link} to={`/news/${to}`} replace variant="default">
      {children}
    </Button>
  )
