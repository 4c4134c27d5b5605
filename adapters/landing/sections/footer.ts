import { html } from 'hono/html'
import type { Site } from '../site.ts'
import { landingTexts } from '../texts.ts'

const texts = landingTexts.footer

/** @param blog whether there are public news to lead to */
export const renderFooter = (
  { supportPhone, supportEmail }: Site,
  year: string,
  blog: boolean,
) => html`<footer class="wide">
  <nav aria-label="${texts.label}">
    <a href="/main">${texts.about}</a>
    ${blog ? html`<a href="/blog">${texts.blog}</a>` : ''}
    <button type="button" class="as-link" data-opens="request" hidden>${texts.audit}</button>
    <a href="/ContractOffer">${texts.terms}</a>
    <a href="/law">${texts.law}</a>
    <button type="button" class="button plain small" data-browser hidden>${texts.browser}</button>
    <output data-browser-name></output>
    <div class="contacts">
      ${supportPhone ? html`<a href="tel:${supportPhone.replace(/[^\d+]/g, '')}">${supportPhone}</a>` : ''}
      ${supportEmail ? html`<a href="mailto:${supportEmail}">${supportEmail}</a>` : ''}
    </div>
  </nav>
  <div class="last">
    <a href="/ContractOffer">${texts.offer}</a>
    <a href="/PrivacyPolicy">${texts.privacy}</a>
    <span>${texts.copyright(year)}</span>
  </div>
</footer>`
