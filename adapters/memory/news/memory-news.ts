import type { UserId } from '@osh/core/auth/account.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { NewsQuestion, NewsWrite } from '@osh/core/news/desk/news-facts.ts'
import { stateOf, type WrittenNews } from '@osh/core/news/desk/written-news.ts'
import type { NewsItem } from '@osh/core/news/news-item.ts'
import type { NewsQuery } from '@osh/core/news/news-query.ts'
import type { NewsShelf, SeenNews } from '@osh/core/news/news-shelf.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { type Listed, type PageQuery, pageOf } from '@osh/core/shared/page.ts'
import type { Ledger } from '../ledger.ts'
import { findNextId, keepThing, replaceById, type State } from '../state.ts'

export const makeMemoryNews = (ledger: Ledger, clock: Clock): NewsShelf => {
  const published = (state: State): readonly WrittenNews[] =>
    sortNews(state).filter((one) => stateOf(one, clock.now()) === 'published')
  return {
    list: (reader, { filter, ...page }) =>
      ledger.read((state) => {
        const seen = published(state).map(markSeenBy(state, reader))
        return cutPage(
          seen.filter((one) => isAsked(one, filter)),
          page,
        )
      }),
    findItem: (reader, id) =>
      ledger.read((state) => {
        const all = published(state)
        const at = all.findIndex((one) => one.id === id)
        const found = all[at]
        if (!found) return null
        const [previous = null, next = null] = [all[at - 1]?.id, all[at + 1]?.id]
        return { ...markSeenBy(state, reader)(found), previous, next }
      }),
    markRead: (reader, newsId) =>
      ledger.change((state) => {
        const isThere = published(state).some(({ id }) => id === newsId)
        const { newsReads = [] } = state
        const isKnown = newsReads.some((one) => one.userId === reader && one.newsId === newsId)
        const read = { userId: reader, newsId, at: clock.now() }
        return [!isThere || isKnown ? state : { ...state, newsReads: [...newsReads, read] }, isThere]
      }),
    listAll: (page) => ledger.read((state) => cutPage(sortNews(state), page)),
    publishRelease: ({ version: release, title, body }) =>
      ledger.change((state) => {
        const { news = [] } = state
        const kept = news.find((one) => one.release === release)
        if (!kept) {
          const said = { title, body, important: false, release, publishedAt: clock.now() }
          const added = { ...said, id: findNextId(news), version: 1, written: null, withdrawn: null }
          return [{ ...state, news: [...news, added] }, undefined]
        }
        const isSame = kept.title === title && kept.body === body
        if (isSame || kept.written) return [state, undefined]
        const now = { ...kept, title, body, version: kept.version + 1 }
        return [{ ...state, news: replaceById(news, now) }, undefined]
      }),
  }
}

export const answerNews = ({ news = [] }: State): Answers<NewsQuestion> => ({
  news: ({ id }) => news.find((one) => one.id === id) ?? null,
  'new-news-id': () => findNextId(news),
})

export const newsWriters: Writers<NewsWrite, State, State> = {
  news: (state, rows) => ({ ...state, news: rows.reduce(keepThing, state.news ?? []) }),
}

/** The newest first; of one moment, the one that was written last. */
const sortNews = ({ news = [] }: State): readonly WrittenNews[] =>
  news.toSorted((a, b) =>
    a.publishedAt === b.publishedAt ? b.id - a.id : a.publishedAt < b.publishedAt ? 1 : -1,
  )

const markSeenBy =
  ({ newsReads = [] }: State, reader: UserId | null) =>
  (item: WrittenNews): SeenNews => ({
    ...takeItem(item),
    read: newsReads.some(({ userId, newsId }) => userId === reader && newsId === item.id),
  })

const takeItem = ({ id, title, body, important, publishedAt }: WrittenNews): NewsItem => ({
  ...{ id, title, body, important, publishedAt },
})

const isAsked = ({ read, important }: SeenNews, filter: NewsQuery['filter']): boolean =>
  filter === 'unread' ? !read : filter === 'important' ? important : true

/** News is counted to its end. */
const cutPage = <T>(all: readonly T[], page: PageQuery): Listed<T> => ({
  items: pageOf(all, page).items,
  total: all.length,
  more: false,
})
