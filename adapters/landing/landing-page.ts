import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { computePrice, type TariffName, tariffs } from '@osh/core/tariffs/tariff.ts'
import { tariffWords } from '@osh/core/wording/service/tariffs.ts'
import { html } from 'hono/html'
import { type PageNeeds, page } from './document.ts'
import type { PublicNews } from './public-news.ts'
import { type FoundForms, renderFormsSearch } from './sections/forms-search.ts'
import { guide, renderAbout } from './sections/guide.ts'
import { renderHero } from './sections/hero.ts'
import { renderTariffs } from './sections/tariffs.ts'
import type { Site } from './site.ts'
import { landingTexts as texts } from './texts.ts'

export type LandingContent = {
  readonly today: LocalDate
  /** How many forms there are. */
  readonly forms: number
  readonly found: FoundForms
  /** The latest public news, newest first. */
  readonly news: readonly PublicNews[]
}

/** The landing page, «/» and «/main». */
export const renderLandingPage = (needs: PageNeeds, { today, forms, found, news }: LandingContent) =>
  page(needs, {
    title: null,
    description: texts.description,
    path: '/',
    main: html`${renderHero(today)}
${guide}
${renderFormsSearch(forms, found)}
${renderAbout(news)}
${renderTariffs()}`,
    facts: listSiteFacts(needs.site),
  })

/** What the service is and costs, as schema.org names it. */
function listSiteFacts({ publicUrl, supportEmail, supportPhone, seller }: Site): object {
  const paid = tariffs.filter((tariff) => computePrice(tariff, 12) > 0)
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: texts.service,
    description: texts.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'ru',
    ...(publicUrl === null ? {} : { url: `${publicUrl}/`, image: `${publicUrl}/social-card.png` }),
    offers: paid.map(describeOffer),
    ...(seller.name === null
      ? {}
      : {
          provider: {
            '@type': 'Organization',
            name: seller.name,
            ...(supportEmail === null ? {} : { email: supportEmail }),
            ...(supportPhone === null ? {} : { telephone: supportPhone }),
          },
        }),
  }
}

const describeOffer = (tariff: TariffName): object => ({
  '@type': 'Offer',
  name: tariffWords[tariff],
  price: String(computePrice(tariff, 12)),
  priceCurrency: 'RUB',
  eligibleDuration: { '@type': 'QuantitativeValue', value: 12, unitCode: 'MON' },
})
