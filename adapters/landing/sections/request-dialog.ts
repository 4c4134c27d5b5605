import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { activityRequestWords as words } from '@osh/core/wording/service/activity-request.ts'
import { html } from 'hono/html'
import { cross } from './icons.ts'

/** In the order of the form; what else a browser should know of each. */
const fields = [
  { name: 'name', label: words.name, type: 'text', fill: 'off', optional: false },
  { name: 'contactName', label: wordField('contactName'), type: 'text', fill: 'name', optional: false },
  { name: 'phone', label: wordField('phone'), type: 'tel', fill: 'tel', optional: false },
  { name: 'email', label: wordField('email'), type: 'email', fill: 'email', optional: false },
  {
    name: 'emailAdditional',
    label: wordField('emailAdditional'),
    type: 'email',
    fill: 'off',
    optional: true,
  },
] as const

/** Asks for an activity that the list does not have; opened by the footer's «Аудит». */
export const requestDialog = html`<dialog id="request" aria-labelledby="request-title">
  <div class="dialog-head">
    <h2 id="request-title">${words.title}</h2>
    <button type="button" class="icon" data-closes aria-label="${words.close}">${cross}</button>
  </div>
  <form novalidate data-request>
    <p class="intro">${words.intro}</p>
    <p class="refused" role="alert" hidden></p>
    ${fields.map(renderField)}
    <p class="intro">${words.consent} <a href="/PrivacyPolicy" target="_blank" rel="noopener">${words.privacy}</a></p>
    <button class="button">${words.send}</button>
  </form>
  <div data-thanks hidden>
    <div role="status"><p class="thanks">${words.thanks}</p><p>${words.thanksHint}</p></div>
    <button type="button" class="button plain" data-closes>${words.close}</button>
  </div>
</dialog>`

function renderField({ name, label, type, fill, optional }: (typeof fields)[number]) {
  const id = `request-${name}`
  return html`<div class="line">
    <label for="${id}">${label}${optional ? html` <small>${words.optional}</small>` : ''}</label>
    <input id="${id}" name="${name}" type="${type}" autocomplete="${fill}" maxlength="500" aria-describedby="${id}-wrong">
    <p class="wrong" id="${id}-wrong" hidden></p>
  </div>`
}
