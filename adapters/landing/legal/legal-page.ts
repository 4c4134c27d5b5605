import { isSellerKnown } from '@osh/core/tariffs/seller.ts'
import { html } from 'hono/html'
import { type PageNeeds, page } from '../document.ts'
import { listRequisites } from './requisites.ts'

export type LegalSection = { readonly title: string; readonly paragraphs: readonly string[] }

export type LegalText = {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly sections: readonly LegalSection[]
}

/** Said while whoever runs the service has not filled in who they are. */
const UNFILLED =
  'Реквизиты исполнителя в настройках сервиса не заполнены: пока это так, документ не заключён ни с кем и приведён для ознакомления.'

/** A document of law about the service itself, with who it is by. */
export const renderLegalPage = (needs: PageNeeds, { title, description, path, sections }: LegalText) =>
  page(needs, {
    title,
    description,
    path,
    main: html`<article class="wide legal">
  <h1>${title}</h1>
  ${isSellerKnown(needs.site.seller) ? '' : html`<p class="unfilled" role="note">${UNFILLED}</p>`}
  ${sections.map(
    (section) =>
      html`<section><h2>${section.title}</h2>${section.paragraphs.map((said) => html`<p>${said}</p>`)}</section>`,
  )}
  <section>
    <h2>${sections.length + 1}. Реквизиты исполнителя</h2>
    <dl>${listRequisites(needs.site).map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
  </section>
</article>`,
  })
