import type { UserId } from '@osh/core/auth/account.ts'
import type { WrittenNews } from '@osh/core/news/desk/written-news.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { Columns, PerhapsSigned } from '../columns.ts'

export type NewsTable = Columns<WrittenNews, Exclude<keyof WrittenNews, 'written' | 'withdrawn'>> &
  PerhapsSigned<'written'> &
  PerhapsSigned<'withdrawn'>

export type NewsReadsTable = { user_id: UserId; news_id: NewsId; read_at: Instant }
