import type { UserId } from '@osh/core/auth/account.ts'
import type { NewsDraft, NewsId, NewsItem } from '@osh/core/news/news-item.ts'
import type { NewsFilter } from '@osh/core/news/news-query.ts'
import type { NewsShelf, SeenNews } from '@osh/core/news/news-shelf.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../transact.ts'

/** A row in the names of core. */
const COLUMNS = ['id', 'title', 'body', 'important', 'published_at as publishedAt'] as const

/** Whose marks no one has. */
const NO_ONE = 0 as UserId

export const postgresNews = ({ kysely, transaction }: Store, clock: Clock): NewsShelf => ({
  list: async (reader, { filter, page, limit }) => {
    const asked = sql`published_at <= ${clock.now()} and ${isAsked(filter, reader ?? NO_ONE)}`
    const [listed, counted] = await Promise.all([
      sql<SeenNews>`
        select id, title, body, important, published_at as "publishedAt", ${isRead(reader ?? NO_ONE)} as read
        from news n where ${asked} order by published_at desc, id desc
        limit ${limit} offset ${(page - 1) * limit}`.execute(kysely),
      sql<{ total: number }>`select count(*)::int as total from news n where ${asked}`.execute(kysely),
    ])
    return { items: listed.rows, total: counted.rows[0]?.total ?? 0, more: false }
  },
  item: async (reader, id) => {
    const { rows } = await sql<SeenNews & { previous: NewsId | null; next: NewsId | null }>`
      select id, title, body, important, published_at as "publishedAt", ${isRead(reader ?? NO_ONE)} as read,
        (select p.id from news p where p.published_at <= ${clock.now()} and (p.published_at, p.id) > (n.published_at, n.id)
          order by p.published_at, p.id limit 1) as previous,
        (select p.id from news p where (p.published_at, p.id) < (n.published_at, n.id)
          order by p.published_at desc, p.id desc limit 1) as next
      from news n where id = ${id} and published_at <= ${clock.now()}`.execute(kysely)
    return rows[0] ?? null
  },
  markRead: async (reader, id) => {
    const { rows } = await sql<{ there: boolean }>`
      with found as (select id from news where id = ${id} and published_at <= ${clock.now()}),
        marked as (insert into news_reads (user_id, news_id, read_at)
          select ${reader}::bigint, id, ${clock.now()}::timestamptz from found on conflict do nothing)
      select exists (select from found) as there`.execute(kysely)
    return rows[0]?.there === true
  },
  all: async ({ page, limit }) => {
    const items = kysely.selectFrom('news').select(COLUMNS).orderBy('published_at', 'desc')
    const [listed, counted] = await Promise.all([
      items
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
      sql<{ total: number }>`select count(*)::int as total from news`.execute(kysely),
    ])
    return { items: listed, total: counted.rows[0]?.total ?? 0, more: false }
  },
  add: (draft) =>
    kysely
      .insertInto('news')
      .values({ ...columnsOf(draft), release: null })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),
  change: async (id, draft): Promise<NewsItem | null> => {
    const changed = kysely.updateTable('news').set(columnsOf(draft)).where('id', '=', id)
    return (await changed.returning(COLUMNS).executeTakeFirst()) ?? null
  },
  remove: (id) =>
    transaction(async (work) => {
      await work.deleteFrom('news_reads').where('news_id', '=', id).execute()
      const removed = work.deleteFrom('news').where('id', '=', id).returning('id')
      return (await removed.executeTakeFirst()) !== undefined
    }),
  publishRelease: async ({ version, title, body }) => {
    await sql`
      insert into news (title, body, important, published_at, release) values (${title}, ${body}, false, ${clock.now()}, ${version})
      on conflict (release) do update set title = excluded.title, body = excluded.body
      where (news.title, news.body) <> (excluded.title, excluded.body)`.execute(kysely)
  },
})

const columnsOf = ({ publishedAt, title, body, important }: NewsDraft) => ({
  ...{ title, body, important },
  published_at: publishedAt,
})

const isRead = (reader: UserId): RawBuilder<boolean> =>
  sql<boolean>`exists (select from news_reads r where r.user_id = ${reader} and r.news_id = n.id)`

const isAsked = (filter: NewsFilter, reader: UserId): RawBuilder<boolean> =>
  filter === 'unread'
    ? sql<boolean>`not ${isRead(reader)}`
    : filter === 'important'
      ? sql<boolean>`important`
      : sql<boolean>`true`
