import type { UserId } from '@osh/core/auth/account.ts'
import type { NewsItem } from '@osh/core/news/news-item.ts'
import type { NewsQuery } from '@osh/core/news/news-query.ts'
import type { NewsShelf, SeenNews } from '@osh/core/news/news-shelf.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { type Listed, type PageQuery, pageOf } from '@osh/core/shared/page.ts'
import type { Ledger } from '../ledger.ts'
import { nextId, replaceById, type State, type StateNews } from '../state.ts'

export const memoryNews = (ledger: Ledger, clock: Clock): NewsShelf => {
  const published = (state: State): readonly StateNews[] =>
    inOrder(state).filter(({ publishedAt }) => publishedAt <= clock.now())
  return {
    list: (reader, { filter, ...page }) =>
      ledger.read((state) => {
        const seen = published(state).map(seenBy(state, reader))
        return counted(
          seen.filter((one) => isAsked(one, filter)),
          page,
        )
      }),
    item: (reader, id) =>
      ledger.read((state) => {
        const all = published(state)
        const at = all.findIndex((one) => one.id === id)
        const found = all[at]
        if (!found) return null
        const [previous = null, next = null] = [all[at - 1]?.id, all[at + 1]?.id]
        return { ...seenBy(state, reader)(found), previous, next }
      }),
    markRead: (reader, newsId) =>
      ledger.change((state) => {
        const isThere = published(state).some(({ id }) => id === newsId)
        const { newsReads = [] } = state
        const isKnown = newsReads.some((one) => one.userId === reader && one.newsId === newsId)
        const read = { userId: reader, newsId, at: clock.now() }
        return [!isThere || isKnown ? state : { ...state, newsReads: [...newsReads, read] }, isThere]
      }),
    all: (page) => ledger.read((state) => counted(inOrder(state).map(itemOf), page)),
    add: (draft) =>
      ledger.change((state) => {
        const { news = [] } = state
        const added = { ...draft, id: nextId(news), release: null }
        return [{ ...state, news: [...news, added] }, itemOf(added)]
      }),
    change: (id, draft) =>
      ledger.change((state) => {
        const { news = [] } = state
        const kept = news.find((one) => one.id === id)
        if (!kept) return [state, null]
        const changed = { ...kept, ...draft }
        return [{ ...state, news: replaceById(news, changed) }, itemOf(changed)]
      }),
    remove: (id) =>
      ledger.change((state) => {
        const { news = [], newsReads = [] } = state
        const left = news.filter((one) => one.id !== id)
        if (left.length === news.length) return [state, false]
        const reads = newsReads.filter(({ newsId }) => newsId !== id)
        return [{ ...state, news: left, newsReads: reads }, true]
      }),
    publishRelease: ({ version, title, body }) =>
      ledger.change((state) => {
        const { news = [] } = state
        const kept = news.find(({ release }) => release === version)
        if (kept) return [{ ...state, news: replaceById(news, { ...kept, title, body }) }, undefined]
        const said = { title, body, important: false, release: version }
        const added = { ...said, id: nextId(news), publishedAt: clock.now() }
        return [{ ...state, news: [...news, added] }, undefined]
      }),
  }
}

/** The newest first; of one moment, the one that was written last. */
const inOrder = ({ news = [] }: State): readonly StateNews[] =>
  news.toSorted((a, b) =>
    a.publishedAt === b.publishedAt ? b.id - a.id : a.publishedAt < b.publishedAt ? 1 : -1,
  )

const seenBy =
  ({ newsReads = [] }: State, reader: UserId | null) =>
  (item: StateNews): SeenNews => ({
    ...itemOf(item),
    read: newsReads.some(({ userId, newsId }) => userId === reader && newsId === item.id),
  })

const itemOf = ({ release: _, ...item }: StateNews): NewsItem => item

const isAsked = ({ read, important }: SeenNews, filter: NewsQuery['filter']): boolean =>
  filter === 'unread' ? !read : filter === 'important' ? important : true

/** News is counted to its end. */
const counted = <T>(all: readonly T[], page: PageQuery): Listed<T> => ({
  items: pageOf(all, page).items,
  total: all.length,
  more: false,
})
