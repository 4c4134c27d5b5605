import { html } from 'hono/html'
import { landingTexts as texts } from '../texts.ts'
import { mark } from './icons.ts'

/** For a visitor the ways in; whoever is signed in, which the page's script alone can tell, goes on to their work. */
export const header = html`<header class="top wide">
  <a class="logo" href="/" aria-label="${texts.service}">${mark}<span>${texts.service}</span></a>
  <nav aria-label="${texts.logIn}">
    <a class="visitor" href="/login">${texts.logIn}</a>
    <a class="visitor button" href="/Register">${texts.register}</a>
    <a class="signed-in button" href="/notifications">${texts.open}</a>
  </nav>
</header>`
