import type { UserId } from '../shared/identity.ts'
import type { Listed } from '../shared/page.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { NewsId, NewsItem } from './news-item.ts'
import type { NewsQuery } from './news-query.ts'
import type { NewsShelf, OpenNews, SeenNews } from './news-shelf.ts'

/** A body of news as a page shows it. */
export type NewsText = {
  /** HTML that has nothing of what its author may have written as HTML, and no script. */
  readonly html: string
  /** The beginning, without marks: a line or three. */
  readonly short: string
}

/** Makes a page's text of Markdown. */
export type RenderNews = (body: string) => NewsText

/** A piece of news in the feed. */
export type NewsEntry = Omit<NewsItem, 'body'> & NewsText & { readonly read: boolean }

/** One by itself, with its neighbours in the whole feed: `previous` is the newer one. */
export type OpenedNews = NewsEntry & Pick<OpenNews, 'previous' | 'next'>

/** News as one person reads it. */
export interface NewsFeed {
  /** The newest first; `total` is exact. */
  list(query: NewsQuery): Promise<Listed<NewsEntry>>
  open(asked: { readonly id: NewsId }): Promise<Result<OpenedNews, NotFound>>
  /** Once read stays read. */
  read(asked: { readonly id: NewsId }): Promise<Result<null, NotFound>>
}

/** @param reader whose marks they are */
export const openFeed = (
  shelf: Pick<NewsShelf, 'list' | 'findItem' | 'markRead'>,
  reader: () => UserId,
  render: RenderNews,
): NewsFeed => ({
  list: async (query) => {
    const listed = await shelf.list(reader(), query)
    return { ...listed, items: listed.items.map((item) => makeNewsEntry(item, render)) }
  },
  open: async ({ id }) => {
    const found = await shelf.findItem(reader(), id)
    if (found === null) return err(notFound)
    const { previous, next } = found
    return ok({ ...makeNewsEntry(found, render), previous, next })
  },
  read: async ({ id }) => ((await shelf.markRead(reader(), id)) ? ok(null) : err(notFound)),
})

/** A piece of news as a page shows it. */
export const makeNewsEntry = (
  { id, title, body, important, publishedAt, read }: SeenNews,
  render: RenderNews,
): NewsEntry => ({ id, title, important, publishedAt, read, ...render(body) })
