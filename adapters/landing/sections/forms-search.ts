import type { CatalogueItem } from '@osh/core/documents/library/template-catalogue.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { html } from 'hono/html'
import { landingTexts } from '../texts.ts'
import { lens, sheet } from './icons.ts'

const texts = landingTexts.search

/** The address of a form's first page as a picture. */
export const namePicture = (id: number): string => `/forms/${id}/first-page.svg`

/** What was looked for and found; `total` counts those that are not shown too. */
export type FoundForms = {
  readonly typed: string
  readonly items: readonly CatalogueItem[]
  readonly total: number
}

/**
 * The search of the forms library: an ordinary form that the server answers, which the page's script makes answer as one types.
 *
 * @param count how many forms there are
 */
export function renderFormsSearch(count: number, { typed, items, total }: FoundForms) {
  const [first] = items
  return html`<section class="wide forms" id="forms" aria-labelledby="forms-title">
  <div>
    <h2 id="forms-title">${texts.title(count)}</h2>
    <search>
      <form action="/main#forms" data-forms-search>
        <span class="field">${lens}<input type="search" name="search" aria-label="${texts.label}" placeholder="${texts.placeholder}" autocomplete="off" maxlength="200" value="${typed}"></span>
        <button class="button">${texts.find}</button>
      </form>
    </search>
    <div aria-live="polite" data-found data-nothing="${texts.nothing}" data-more="${texts.more('{shown}', '{total}')}" data-failed="${texts.failed}">
      <ul class="found" ${items.length === 0 ? 'hidden' : ''}>${items.map((item) => renderFound(item, item === first))}</ul>
      <p class="said" ${items.length > 0 && total <= items.length ? 'hidden' : ''}>${describeShown(items.length, total)}</p>
    </div>
    <template id="found-form">${renderFound(null, false)}</template>
  </div>
  ${first ? picture(first) : ''}
</section>`
}

const describeShown = (shown: number, total: number): string =>
  shown === 0 ? texts.nothing : texts.more(shown, total)

const renderFound = (item: CatalogueItem | null, isShown: boolean) =>
  html`<li><a href="${item ? namePicture(item.id) : '#'}" ${isShown ? html`aria-current="true"` : ''}>${sheet}<span><span data-title>${keepTogether(item?.title ?? '')}</span><small data-group>${item?.group.name ?? ''}</small></span></a></li>`

const picture = ({
  id,
  title,
}: CatalogueItem) => html`<figure class="page" data-page data-caption="${texts.page}" data-alt="${texts.pageOf('{title}')}" data-failed="${texts.pageFailed}">
  <img src="${namePicture(id)}" alt="${texts.pageOf(title)}" width="595" height="842" loading="lazy" decoding="async">
  <figcaption>${texts.page}</figcaption>
</figure>`
