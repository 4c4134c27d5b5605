import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { html, raw } from 'hono/html'
import { type PageNeeds, page } from './document.ts'
import type { PublicNews } from './public-news.ts'
import { landingTexts } from './texts.ts'

const texts = landingTexts.news

export type NewsList = {
  readonly items: readonly PublicNews[]
  /** From 1 on. */
  readonly number: number
  readonly isLast: boolean
}

/** A page of the public news, the newest first: `/blog`. */
export const renderNewsListPage = (needs: PageNeeds, { items, number, isLast }: NewsList) =>
  page(needs, {
    title: number === 1 ? texts.title : `${texts.title}, страница ${number}`,
    description: texts.description,
    path: number === 1 ? '/blog' : `/blog?page=${number}`,
    main: html`<div class="wide legal">
  <h1>${texts.title}</h1>
  ${items.map(
    ({ href, title, day, short }) => html`<article>
    <h2><a href="${href}">${title}</a></h2>
    <p><small>${formatDate(day)}</small></p>
    <p>${short}</p>
  </article>`,
  )}
  ${items.length === 0 ? html`<p>${texts.none}</p>` : ''}
  <nav class="pages" aria-label="${texts.pages}">
    ${number > 1 ? html`<a rel="prev" href="${number === 2 ? '/blog' : `/blog?page=${number - 1}`}">${texts.newer}</a>` : ''}
    ${isLast ? '' : html`<a rel="next" href="/blog?page=${number + 1}">${texts.older}</a>`}
  </nav>
</div>`,
  })

/** One piece of news by itself: `/blog/7`. Its body is HTML that was made safe. */
export const renderNewsPage = (needs: PageNeeds, { href, title, day, short, body }: PublicNews) =>
  page(needs, {
    title,
    description: short,
    path: href,
    main: html`<article class="wide legal">
  <h1>${title}</h1>
  <p><small>${formatDate(day)}</small></p>
  ${raw(body)}
  <p><a href="/blog">${texts.all}</a></p>
</article>`,
    facts: { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: title, datePublished: day },
  })
