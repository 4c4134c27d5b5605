import { observer } from 'mobx-react-lite'
import { FeedList } from '#ui/kit/feed/FeedList.tsx'
import { NewsRow } from './NewsRow.tsx'
import type { NewsFeedStore } from './news-feed-store.ts'
import { newsTexts as texts } from './texts.ts'

/** Three lines of a beginning, a title and a date. */
const ROW = 140

/** The feed's lines. */
export const NewsList = observer(function NewsList({ store }: { readonly store: NewsFeedStore }) {
  const { pages } = store
  const isAllRead = !pages.hasMore && pages.items.every((item) => store.isRead(item))
  return (
    <FeedList
      label={texts.title}
      pages={pages}
      height={ROW}
      nameKey={({ id }) => id}
      note={isAllRead ? texts.allRead : null}
      nextFailed={texts.nextFailed}
    >
      {(item, at, of) => <NewsRow item={item} store={store} at={at} of={of} />}
    </FeedList>
  )
})
