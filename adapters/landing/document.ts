import { html, raw } from 'hono/html'
import { renderFooter } from './sections/footer.ts'
import { header } from './sections/header.ts'
import { requestDialog } from './sections/request-dialog.ts'
import type { LandingFiles, Site } from './site.ts'
import { GREETING, writeFontFaces } from './style/in-page.ts'
import { landingTexts as texts } from './texts.ts'

export type Markup = ReturnType<typeof html>

/** What every page for everyone is made with. */
export type PageNeeds = {
  readonly site: Site
  readonly files: LandingFiles
  /** Of the copyright: «2026». */
  readonly year: string
  /** Whether there are public news to lead to. */
  readonly hasNews: boolean
}

export type PageContent = {
  /** Null: the service's own name. */
  readonly title: string | null
  readonly description: string
  /** The one address of the page; null for one that is not to be found by searching. */
  readonly path: string | null
  readonly main: Markup
  /** For programs that read the page: JSON-LD. */
  readonly facts?: object
}

/** A whole page: everything that its first sight takes is in it, but the fonts. */
export const page = (needs: PageNeeds, { title, description, path, main, facts }: PageContent) => {
  const { site, files } = needs
  const whole = title === null ? texts.service : `${title} — ${texts.service}`
  return html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${raw(GREETING)}</script>
<title>${whole}</title>
<meta name="description" content="${description}">
<meta name="theme-color" content="#ffffff">
${path === null ? html`<meta name="robots" content="noindex">` : renderAddresses(site, path, whole, description)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/maskable-192.png">
<link rel="manifest" href="/manifest.webmanifest">
${Object.values(files.fonts).map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
<style>${raw(joinStyle(files))}</style>
${facts ? html`<script type="application/ld+json">${raw(encodeForScript(facts))}</script>` : ''}
<script type="module" src="${files.script}"></script>
</head>
<body>
<a class="skip" href="#main">${texts.skip}</a>
${header}
<main id="main" tabindex="-1">
${main}
</main>
${renderFooter(site, needs.year, needs.hasNews)}
${requestDialog}
</body>
</html>
`
}

/** What is inside the page's `style`. */
export const joinStyle = ({ fonts, style }: LandingFiles): string => writeFontFaces(fonts) + style

/** JSON that ends no script. */
export const encodeForScript = (facts: object): string => JSON.stringify(facts).replaceAll('<', '\\u003c')

/** What search engines and social networks take an address from needs to be whole; without one of our own nothing is said. */
function renderAddresses({ publicUrl }: Site, path: string, title: string, description: string) {
  const card = html`<meta property="og:type" content="website">
<meta property="og:locale" content="ru_RU">
<meta property="og:site_name" content="${texts.service}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta name="twitter:card" content="summary_large_image">`
  if (publicUrl === null) return card
  return html`<link rel="canonical" href="${publicUrl}${path}">
${card}
<meta property="og:url" content="${publicUrl}${path}">
<meta property="og:image" content="${publicUrl}/social-card.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${texts.service}">`
}
