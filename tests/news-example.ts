import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { WrittenNews } from '@osh/core/news/desk/written-news.ts'
import type { NewsItem } from '@osh/core/news/news-item.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import { accepted } from './contracts/world.ts'
import { someone } from './examples.ts'

/** Publishes a piece of news; its moment is one of whole minutes. */
export const publishNews = async (
  storage: Pick<Storage, 'openRecords'>,
  { publishedAt, ...said }: Omit<NewsItem, 'id'>,
): Promise<WrittenNews> =>
  accepted(
    await storage.openRecords(someone).newsDesk.publish({
      details: { ...said, publishedAt: computeMomentIn(DEFAULT_TIME_ZONE, publishedAt) },
    }),
  )
