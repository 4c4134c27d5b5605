import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { NewsQuestion, NewsWrite } from '@osh/core/news/desk/news-facts.ts'
import type { WrittenNews } from '@osh/core/news/desk/written-news.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import { pickColumns, pickFields, readSigned } from '../columns.ts'
import { drawNextId } from '../next-ids.ts'
import type { Work } from '../transact.ts'
import type { NewsTable } from './news-tables.ts'

const FIELDS = ['id', 'title', 'body', 'important', 'publishedAt', 'release', 'version'] as const

export const newsOf = (row: NewsTable): WrittenNews => ({
  ...pickFields(row, FIELDS),
  written: readSigned('written', row),
  withdrawn: readSigned('withdrawn', row),
})

export const answerNews = (work: Work): LateAnswers<NewsQuestion> => ({
  news: async ({ id }) => {
    const kept = work.selectFrom('news').where('id', '=', id).selectAll().forUpdate()
    const row = await kept.executeTakeFirst()
    return row ? newsOf(row) : null
  },
  'new-news-id': () => drawNextId<NewsId>(work, 'news'),
})

export const newsWriters: Writers<NewsWrite, Work, Promise<void>> = {
  news: async (work, rows) => {
    for (const { written, withdrawn, ...news } of rows) {
      const row = {
        ...pickColumns(news, FIELDS),
        ...{ written_by: written?.by ?? null, written_at: written?.at ?? null },
        ...{ withdrawn_by: withdrawn?.by ?? null, withdrawn_at: withdrawn?.at ?? null },
      }
      await work
        .insertInto('news')
        .values(row)
        .onConflict((known) => known.column('id').doUpdateSet(row))
        .execute()
    }
  },
}
