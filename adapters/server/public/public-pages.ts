import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { cutText } from '@osh/core/shared/texts/cut.ts'
import type { Context, Hono } from 'hono'
import type { Markup, PageNeeds } from '#adapters/landing/document.ts'
import { renderLandingPage } from '#adapters/landing/landing-page.ts'
import { renderLegalPage } from '#adapters/landing/legal/legal-page.ts'
import { contractOffer } from '#adapters/landing/legal/offer.ts'
import { privacyPolicy } from '#adapters/landing/legal/privacy.ts'
import { renderNotFoundPage } from '#adapters/landing/not-found-page.ts'
import { SHOWN_FORMS } from '#adapters/landing/shown-forms.ts'
import type { Site } from '#adapters/landing/site.ts'
import { landingTexts } from '#adapters/landing/texts.ts'
import { askLater } from '../response/problems.ts'
import type { SayAbsent } from '../response/static-files.ts'
import type { FormFinder } from '../routes/documents/form-finder.ts'
import type { Press } from '../routes/documents/template-routes.ts'
import { addFormPictureRoute } from './form-picture-route.ts'
import type { FormPictures } from './form-pictures.ts'
import { type BuiltLanding, readLandingFiles } from './landing-files.ts'
import { addPublicNewsRoutes } from './news-routes.ts'
import type { NewsSource } from './news-source.ts'
import { writeRobots, writeSitemap } from './robots.ts'
import { packPage, type SentPage, sendPage } from './sent-page.ts'

type Needs = {
  readonly site: Site
  readonly clock: Clock
  readonly press: Press
  readonly find: FormFinder
  readonly pictures: FormPictures
  readonly news: NewsSource
  /** Seconds until whoever asks without an account may go on; 0: now. */
  readonly waits: (c: Context) => number
}

/** Letters of a search that are looked at. */
const LONGEST_SEARCH = 200

/**
 * The pages for everyone, which are read without scripts: the landing page, the documents of law, what search engines ask for, and the
 * page of an address where nothing is. Where only the application is built it answers them all itself.
 */
export function addPublicPages(app: Hono, staticDir: string, needs: Needs): SayAbsent {
  const { site, clock, press, find, news, waits } = needs
  let reading: Promise<BuiltLanding | null> | null = null
  const built = (): Promise<BuiltLanding | null> => {
    reading ??= readLandingFiles(staticDir)
    return reading
  }
  const today = (): LocalDate => clock.today(DEFAULT_TIME_ZONE)
  const needsOf = async ({ files }: BuiltLanding): Promise<PageNeeds> => ({
    site,
    files,
    year: today().slice(0, 4),
    hasNews: (await news.listLatest()).length > 0,
  })
  const landing = async (pageNeeds: PageNeeds, typed: string): Promise<Markup> => {
    const { templates } = await press()
    const found = await find(typed === '' ? landingTexts.search.first : typed)
    return renderLandingPage(pageNeeds, {
      today: today(),
      forms: templates.length,
      found: { typed, items: found.slice(0, SHOWN_FORMS), total: found.length },
      news: await news.listLatest(),
    })
  }
  const pages: ReadonlyMap<string, (pageNeeds: PageNeeds, typed: string) => Promise<Markup>> = new Map([
    ['/', landing],
    ['/main', landing],
    ['/ContractOffer', async (pageNeeds: PageNeeds) => renderLegalPage(pageNeeds, contractOffer)],
    ['/PrivacyPolicy', async (pageNeeds: PageNeeds) => renderLegalPage(pageNeeds, privacyPolicy)],
  ])
  /** One page of each path is kept, as long as its day lasts and no other news come. */
  const kept = new Map<string, { readonly of: string; readonly page: Promise<SentPage> }>()
  const render = async (page: Promise<Markup>): Promise<SentPage> => packPage(String(await page))

  for (const [path, make] of pages)
    app.get(path, async (c, next) => {
      const landingBuilt = await built()
      if (!landingBuilt) return next()
      const typed = cutText((c.req.query('search') ?? '').trim(), LONGEST_SEARCH)
      if (typed !== '') {
        const seconds = waits(c)
        if (seconds > 0) return askLater(c, seconds)
        return sendPage(c, await render(make(await needsOf(landingBuilt), typed)), landingBuilt.policy)
      }
      const of = `${today()} ${JSON.stringify(await news.listLatest())}`
      const known = kept.get(path)
      const page = known?.of === of ? known.page : render(make(await needsOf(landingBuilt), ''))
      kept.set(path, { of, page })
      page.catch(() => kept.delete(path))
      return sendPage(c, await page, landingBuilt.policy)
    })
  for (const path of [...pages.keys(), '/blog'].filter((one) => one !== '/'))
    app.get(`${path}/`, (c) => c.redirect(`${path}${new URL(c.req.url).search}`, 301))
  addFormPictureRoute(app, needs)
  addPublicNewsRoutes(app, { news, built, needsOf, waits })
  app.get('/robots.txt', (c) =>
    c.body(writeRobots(site.publicUrl), 200, { 'content-type': 'text/plain; charset=utf-8' }),
  )
  app.get('/sitemap.xml', async (c, next) => {
    if (site.publicUrl === null) return next()
    return c.body(
      writeSitemap(site.publicUrl, [
        ...pages.keys(),
        ...((await news.listLatest()).length > 0 ? ['/blog'] : []),
      ]),
      200,
      { 'content-type': 'application/xml; charset=utf-8' },
    )
  })
  return async (c, path) => {
    const landingBuilt = await built()
    if (!landingBuilt) return null
    const sent = await render(
      Promise.resolve(renderNotFoundPage(await needsOf(landingBuilt), decodePath(path))),
    )
    const answer = sendPage(c, sent, landingBuilt.policy)
    return new Response(answer.body, { status: 404, headers: answer.headers })
  }
}

/** The path with its own letters; as it came where it is not encoded by the rules. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
