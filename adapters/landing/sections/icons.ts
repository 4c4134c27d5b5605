import { html } from 'hono/html'

export const mark = html`<svg class="mark" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="6" fill="currentColor"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5.5 19h17"/><path d="M7.5 19v-2a6.5 6.5 0 0 1 13 0v2"/><path d="M12.5 8.5h3"/></g></svg>`

export const tick = html`<svg class="tick" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12l5 5L20 7"/></svg>`

export const sheet = html`<svg class="sheet" viewBox="0 0 24 24" aria-hidden="true"><path d="M14 3v4a1 1 0 0 0 1 1h4M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2zM9 13h6M9 17h6"/></svg>`

export const lens = html`<svg class="lens" viewBox="0 0 24 24" aria-hidden="true"><path d="M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14M21 21l-6-6"/></svg>`

export const cross = html`<svg class="cross" viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6L6 18M6 6l12 12"/></svg>`
