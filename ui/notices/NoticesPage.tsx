import { Button } from '@mantine/core'
import { wholeFilters } from '@osh/core/notices/feed/whole-query.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useKept } from '#ui/app/session/kept-screens.ts'
import styles from '#ui/kit/feed/Feed.module.css'
import { FeedFilters } from '#ui/kit/feed/FeedFilters.tsx'
import { FeedList } from '#ui/kit/feed/FeedList.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import { type NoticesPageStore, noticesPageStore } from './notices-page-store.ts'
import { noticesTexts as texts } from './texts.ts'

/** A day, a title of a line or two and what it is about. */
const ROW = 110

/** «Все уведомления»: all kinds in one feed, the unread first asked for. */
export const Component = observer(function NoticesPage() {
  const { store, begun } = useKept(noticesPageStore)
  useEffect(() => {
    if (!begun) void store.open()
  }, [store, begun])
  const { pages } = store
  return (
    <Page title={texts.title}>
      <div className={styles.feed}>
        <div className={styles.head}>
          <FeedFilters
            label={texts.filters.label}
            filters={wholeFilters}
            words={texts.filters}
            chosen={store.filter}
            onChoose={(filter) => void store.open(filter)}
          />
          <Link to="/account/notifications">{texts.settings}</Link>
        </div>
        <p role="status" className={styles.note}>
          {store.isReadingAll && texts.readingAll}
        </p>
        <p role="alert" className={styles.failed}>
          {store.failed && texts.failed}
        </p>
        <Loaded state={pages.state} onRetry={() => void store.open()} rows={4}>
          {() => (pages.items.length === 0 ? <None store={store} /> : <Notices store={store} />)}
        </Loaded>
      </div>
    </Page>
  )
})

const Notices = observer(function Notices({ store }: { readonly store: NoticesPageStore }) {
  const { pages } = store
  return (
    <>
      <Button variant="default" disabled={store.isReadingAll} onClick={() => void store.readAll()}>
        {texts.readAll}
      </Button>
      <FeedList
        label={texts.title}
        pages={pages}
        height={ROW}
        nameKey={({ key }) => key}
        note={pages.hasMore ? null : texts.end}
        nextFailed={texts.nextFailed}
      >
        {(notice, at, of) => <NoticeRow notice={notice} store={store} at={at} of={of} />}
      </FeedList>
    </>
  )
})

function None({ store }: { readonly store: NoticesPageStore }) {
  if (store.filter === 'all') return <EmptyState>{texts.none}</EmptyState>
  const all = (
    <Button variant="default" onClick={() => void store.open('all')}>
      {texts.showAll}
    </Button>
  )
  return <EmptyState action={all}>{texts.allRead}</EmptyState>
}
