import {
  computeMonthlyFrom,
  computePrice,
  type TariffName,
  type Term,
  tariffs,
  terms,
} from '@osh/core/tariffs/tariff.ts'
import { formatRoubles, listGiven, tariffWords, termWords } from '@osh/core/wording/service/tariffs.ts'
import { html } from 'hono/html'
import { landingTexts as texts } from '../texts.ts'
import { tick } from './icons.ts'

/** The tariffs for all terms at once; which term is shown is the choice of a radio button alone, and needs no script. */
export const renderTariffs = () => html`<section class="tinted" id="tariffs" aria-labelledby="tariffs-title">
  <div class="wide band tariff-part">
    <h2 id="tariffs-title">${texts.tariffsTitle}</h2>
    <fieldset class="terms">
      <legend class="unseen">${texts.term}</legend>
      ${terms.map(renderChoice)}
    </fieldset>
    <ul class="tariffs">${tariffs.map(box)}</ul>
    <p class="trial">${texts.trial}. <a href="/Register">${texts.register}</a></p>
    <ol class="footnotes">${texts.footnotes.map((note) => html`<li>${note}</li>`)}</ol>
  </div>
</section>`

function renderChoice(term: Term) {
  return html`<label><input type="radio" name="term" value="${term}" class="unseen" ${term === 12 ? 'checked' : ''}><span>${termWords[term]}</span></label>`
}

function box(tariff: TariffName) {
  const isFree = computePrice(tariff, 12) === 0
  const way = isFree ? texts.tryIt : texts.register
  return html`<li>
    <h3>${tariffWords[tariff]}</h3>
    ${isFree ? price(0, texts.trialTerm, null) : terms.map((term) => price(computePrice(tariff, term), wordTerm(tariff, term), term))}
    <a class="button ${isFree ? 'plain' : ''}" href="/Register" aria-label="${way}, тариф «${tariffWords[tariff]}»">${way}</a>
    <ul>${listGiven(tariff).map((line) => html`<li>${tick}${line}</li>`)}</ul>
  </li>`
}

/** The price of a month holds for a year alone. */
const wordTerm = (tariff: TariffName, term: Term): string =>
  texts.perTerm(termWords[term]) +
  (term === 12 ? texts.perMonth(formatRoubles(computeMonthlyFrom(tariff))) : '')

const price = (sum: number, line: string, term: Term | null) =>
  html`<div ${term === null ? '' : html`data-term="${term}"`}><p class="price">${formatRoubles(sum)}</p><p class="term-line">${line}</p></div>`
