import type { UserId } from '../shared/identity.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { WrittenNews } from './desk/written-news.ts'
import type { NewsId, NewsItem } from './news-item.ts'
import type { NewsQuery } from './news-query.ts'
import type { ReleaseNotes } from './release-notes.ts'

/** A piece of news with whether its reader has read it. */
export type SeenNews = NewsItem & { readonly read: boolean }

/** One with its neighbours in the whole feed: `previous` is the newer one, `next` the older. */
export type OpenNews = SeenNews & { readonly previous: NewsId | null; readonly next: NewsId | null }

/** The news of the service, of no company: what has been published and not withdrawn, the newest first, and what is going to be. */
export interface NewsShelf {
  /** A page of what is published; `total` is exact. No one's marks where the reader is null. */
  list(reader: UserId | null, query: NewsQuery): Promise<Listed<SeenNews>>
  /** Null for what is not published, or not there. */
  findItem(reader: UserId | null, id: NewsId): Promise<OpenNews | null>
  /** Once read stays read. False for what is not published, or not there. */
  markRead(reader: UserId, id: NewsId): Promise<boolean>
  /** For whoever writes news: what is ahead and what was withdrawn too, the latest first; `total` is exact. */
  listAll(page: PageQuery): Promise<Listed<WrittenNews>>
  /** Each version once, from the first time on; what its notes say may change, as long as no one has written them otherwise. */
  publishRelease(notes: ReleaseNotes): Promise<void>
}
