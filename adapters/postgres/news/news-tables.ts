import type { UserId } from '@osh/core/auth/account.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { GeneratedAlways } from 'kysely'

export type NewsTable = {
  id: GeneratedAlways<NewsId>
  title: string
  body: string
  important: boolean
  published_at: Instant
  release: string | null
}

export type NewsReadsTable = { user_id: UserId; news_id: NewsId; read_at: Instant }
