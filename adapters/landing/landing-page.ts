import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { priceOf, type TariffName, tariffs } from '@osh/core/tariffs/tariff.ts'
import { tariffWords } from '@osh/core/wording/service/tariffs.ts'
import { html } from 'hono/html'
import { type PageNeeds, page } from './document.ts'
import type { PublicNews } from './public-news.ts'
import { type FoundForms, formsSearch } from './sections/forms-search.ts'
import { about, guide } from './sections/guide.ts'
import { hero } from './sections/hero.ts'
import { tariffSection } from './sections/tariffs.ts'
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
export const landingPage = (needs: PageNeeds, { today, forms, found, news }: LandingContent) =>
  page(needs, {
    title: null,
    description: texts.description,
    path: '/',
    main: html`${hero(today)}
${guide}
${formsSearch(forms, found)}
${about(news)}
${tariffSection()}`,
    facts: factsOf(needs.site),
  })

/** What the service is and costs, as schema.org names it. */
function factsOf({ publicUrl, supportEmail, supportPhone, seller }: Site): object {
  const paid = tariffs.filter((tariff) => priceOf(tariff, 12) > 0)
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: texts.service,
    description: texts.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'ru',
    ...(publicUrl === null ? {} : { url: `${publicUrl}/`, image: `${publicUrl}/social-card.png` }),
    offers: paid.map(offerOf),
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

const offerOf = (tariff: TariffName): object => ({
  '@type': 'Offer',
  name: tariffWords[tariff],
  price: String(priceOf(tariff, 12)),
  priceCurrency: 'RUB',
  eligibleDuration: { '@type': 'QuantitativeValue', value: 12, unitCode: 'MON' },
})
