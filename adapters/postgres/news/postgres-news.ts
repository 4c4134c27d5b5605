import type { UserId } from '@osh/core/auth/account.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import type { NewsFilter } from '@osh/core/news/news-query.ts'
import type { NewsShelf, SeenNews } from '@osh/core/news/news-shelf.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../transact.ts'
import { newsOf } from './write-news.ts'

/** Whose marks no one has. */
const NO_ONE = 0 as UserId

export const makePostgresNews = ({ kysely }: Store, clock: Clock): NewsShelf => {
  const isPublished = (news: 'n' | 'p'): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(`${news}.published_at`)} <= ${clock.now()} and ${sql.ref(`${news}.withdrawn_at`)} is null`
  return {
    list: async (reader, { filter, page, limit }) => {
      const asked = sql`${isPublished('n')} and ${isAsked(filter, reader ?? NO_ONE)}`
      const [listed, counted] = await Promise.all([
        sql<SeenNews>`
        select id, title, body, important, published_at as "publishedAt", ${isRead(reader ?? NO_ONE)} as read
        from news n where ${asked} order by published_at desc, id desc
        limit ${limit} offset ${(page - 1) * limit}`.execute(kysely),
        sql<{ total: number }>`select count(*)::int as total from news n where ${asked}`.execute(kysely),
      ])
      return { items: listed.rows, total: counted.rows[0]?.total ?? 0, more: false }
    },
    findItem: async (reader, id) => {
      const { rows } = await sql<SeenNews & { previous: NewsId | null; next: NewsId | null }>`
      select id, title, body, important, published_at as "publishedAt", ${isRead(reader ?? NO_ONE)} as read,
        (select p.id from news p where ${isPublished('p')} and (p.published_at, p.id) > (n.published_at, n.id)
          order by p.published_at, p.id limit 1) as previous,
        (select p.id from news p where ${isPublished('p')} and (p.published_at, p.id) < (n.published_at, n.id)
          order by p.published_at desc, p.id desc limit 1) as next
      from news n where id = ${id} and ${isPublished('n')}`.execute(kysely)
      return rows[0] ?? null
    },
    markRead: async (reader, id) => {
      const { rows } = await sql<{ there: boolean }>`
      with found as (select id from news n where id = ${id} and ${isPublished('n')}),
        marked as (insert into news_reads (user_id, news_id, read_at)
          select ${reader}::bigint, id, ${clock.now()}::timestamptz from found on conflict do nothing)
      select exists (select from found) as there`.execute(kysely)
      return rows[0]?.there === true
    },
    listAll: async ({ page, limit }) => {
      const [rows, counted] = await Promise.all([
        kysely
          .selectFrom('news')
          .selectAll()
          .orderBy('published_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        sql<{ total: number }>`select count(*)::int as total from news`.execute(kysely),
      ])
      return { items: rows.map(newsOf), total: counted.rows[0]?.total ?? 0, more: false }
    },
    publishRelease: async ({ version, title, body }) => {
      await sql`
      insert into news (title, body, important, published_at, release, version)
      values (${title}, ${body}, false, ${clock.now()}, ${version}, 1)
      on conflict (release) do update set title = excluded.title, body = excluded.body, version = news.version + 1
      where news.written_at is null and (news.title, news.body) <> (excluded.title, excluded.body)`.execute(
        kysely,
      )
    },
  }
}

const isRead = (reader: UserId): RawBuilder<boolean> =>
  sql<boolean>`exists (select from news_reads r where r.user_id = ${reader} and r.news_id = n.id)`

const isAsked = (filter: NewsFilter, reader: UserId): RawBuilder<boolean> =>
  filter === 'unread'
    ? sql<boolean>`not ${isRead(reader)}`
    : filter === 'important'
      ? sql<boolean>`important`
      : sql<boolean>`true`
