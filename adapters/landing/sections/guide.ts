import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { html } from 'hono/html'
import type { PublicNews } from '../public-news.ts'
import { landingTexts as texts } from '../texts.ts'

/** Three steps from the first visit to the first paper. */
export const guide = html`<section class="tinted" aria-labelledby="steps">
  <div class="wide band">
    <h2 id="steps">${texts.stepsTitle}</h2>
    <ol class="steps">
      ${texts.steps.map(({ title, text }) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}
    </ol>
  </div>
</section>`

/** What the service is for; with the latest news where there are any. */
export const renderAbout = (
  news: readonly PublicNews[],
) => html`<section class="wide band" aria-label="${texts.footer.about}">
  <ul class="about">
    ${texts.about.map(renderPoint)}
    ${news.length > 0 ? renderHeadlines(news) : renderPoint(texts.check)}
  </ul>
</section>`

const renderPoint = ({ title, text }: { readonly title: string; readonly text: string }) =>
  html`<li><h2>${title}</h2><p>${text}</p></li>`

const renderHeadlines = (news: readonly PublicNews[]) => html`<li class="news">
  <h2>${texts.newsTitle}</h2>
  <ul>
    ${news.map(({ href, title, day }) => html`<li><a href="${href}">${title}</a> <small>${formatDate(day)}</small></li>`)}
  </ul>
  <a href="/blog">${texts.allNews}</a>
</li>`
