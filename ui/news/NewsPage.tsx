import { Button } from '@mantine/core'
import { newsFilters } from '@osh/core/news/news-query.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useKept } from '#ui/app/session/kept-screens.ts'
import { FeedFilters } from '#ui/kit/feed/FeedFilters.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './News.module.css'
import { NewsList } from './NewsList.tsx'
import { type NewsFeedStore, newsFeedStore } from './news-feed-store.ts'
import { newsTexts as texts } from './texts.ts'

/** «Новости»: the feed, which goes on as it is scrolled. */
export const Component = observer(function NewsPage() {
  const { store, begun } = useKept(newsFeedStore)
  useEffect(() => {
    if (!begun) void store.open()
  }, [store, begun])
  return (
    <Page title={texts.title}>
      <div className={styles.feed}>
        <FeedFilters
          label={texts.filters.label}
          filters={newsFilters}
          words={texts.filters}
          chosen={store.filter}
          onChoose={(filter) => void store.open(filter)}
        />
        <Loaded state={store.pages.state} onRetry={() => void store.open()} rows={4}>
          {() => (store.pages.items.length === 0 ? <NoNews store={store} /> : <NewsList store={store} />)}
        </Loaded>
      </div>
    </Page>
  )
})

function NoNews({ store }: { readonly store: NewsFeedStore }) {
  if (store.filter === 'off') return <EmptyState>{texts.none}</EmptyState>
  const all = (
    <Button variant="default" onClick={() => void store.open('off')}>
      {texts.showAll}
    </Button>
  )
  return <EmptyState action={all}>{store.filter === 'unread' ? texts.allRead : texts.noImportant}</EmptyState>
}
