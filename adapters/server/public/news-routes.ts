import { readId } from '@osh/core/shared/input/identifier.ts'
import type { Context, Hono } from 'hono'
import type { PageNeeds } from '#adapters/landing/document.ts'
import { renderNewsListPage, renderNewsPage } from '#adapters/landing/news-pages.ts'
import { askLater } from '../response/problems.ts'
import type { BuiltLanding } from './landing-files.ts'
import type { NewsSource } from './news-source.ts'
import { packPage, sendPage } from './sent-page.ts'

type Needs = {
  readonly news: NewsSource
  readonly built: () => Promise<BuiltLanding | null>
  readonly needsOf: (built: BuiltLanding) => Promise<PageNeeds>
  readonly waits: (c: Context) => number
}

/** The public news, `/blog` and `/blog/7`, for anyone and for search engines. */
export function addPublicNewsRoutes(app: Hono, { news, built, needsOf, waits }: Needs): void {
  app.get('/blog', async (c, next) => {
    const landing = await built()
    const number = readId(c.req.query('page') ?? '1')
    if (!landing || number === null) return next()
    const seconds = waits(c)
    if (seconds > 0) return askLater(c, seconds)
    const list = await news.page(number)
    if (number > 1 && list.items.length === 0) return next()
    const html = await renderNewsListPage(await needsOf(landing), { ...list, number })
    return sendPage(c, await packPage(String(html)), landing.policy)
  })
  app.get('/blog/:id', async (c, next) => {
    const landing = await built()
    const id = readId(c.req.param('id'))
    if (!landing || id === null) return next()
    const seconds = waits(c)
    if (seconds > 0) return askLater(c, seconds)
    const item = await news.findItem(id)
    if (!item) return next()
    return sendPage(
      c,
      await packPage(String(await renderNewsPage(await needsOf(landing), item))),
      landing.policy,
    )
  })
}
