import { html } from 'hono/html'
import { type PageNeeds, page } from './document.ts'
import { landingTexts } from './texts.ts'

const texts = landingTexts.notFound

/** Nothing is at the address. */
export const renderNotFoundPage = (needs: PageNeeds, path: string) =>
  page(needs, {
    title: texts.title,
    description: texts.hint,
    path: null,
    main: html`<div class="wide message">
  <h1>${texts.title}</h1>
  <p class="code">404 · ${texts.reason} «${path}»</p>
  <p>${texts.hint}</p>
  <a class="button" href="/">${texts.toStart}</a>
</div>`,
  })
