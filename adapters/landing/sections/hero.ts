import { deriveNearness } from '@osh/core/deadlines/window.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeDeadline, formatDate } from '@osh/core/wording/formats/dates.ts'
import { html } from 'hono/html'
import { landingTexts as texts } from '../texts.ts'

/** Whom the example is about: trades, so that no one is named. */
const example = [
  { days: -18, who: 'Электрогазосварщик', what: 'Программа Б' },
  { days: 4, who: 'Электромонтёр', what: 'Работы в электроустановках' },
  { days: 24, who: 'Кладовщик', what: 'Применение СИЗ' },
  { days: 52, who: 'Начальник участка', what: 'Программа А' },
] as const

export const renderHero = (today: LocalDate) => html`<section class="hero wide" aria-labelledby="service">
  <div>
    <h1 id="service">${texts.service}</h1>
    <p class="lead">${texts.lead}</p>
    <div class="entry">
      <a class="button large" href="/Register">${texts.register}</a>
      <a class="button plain large" href="/demo/">${texts.demo}</a>
      <span>${texts.trial}</span>
    </div>
  </div>
  <figure class="example">
    <figcaption>${texts.example} <small>${texts.exampleMark}</small></figcaption>
    <ul>
      ${example.map(({ days, who, what }) => renderRow(addDays(today, days), today, who, what))}
    </ul>
    <p>${texts.exampleResult}</p>
  </figure>
</section>`

const renderRow = (deadline: LocalDate, today: LocalDate, who: string, what: string) => html`<li>
  <span class="${deriveNearness(deadline, today)}"><b>${formatDate(deadline)}</b><small>${describeDeadline(deadline, today)}</small></span>
  <span><b>${who}</b><small>${what}</small></span>
</li>`
