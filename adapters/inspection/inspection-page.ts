import { createHash } from 'node:crypto'
import { type Company, nameCompanyShort } from '@osh/core/companies/company.ts'
import type { Inspected } from '@osh/core/inspections/inspected.ts'
import type { InspectionLink } from '@osh/core/inspections/inspection-link.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { html, raw } from 'hono/html'
import { style } from './inspection-style.ts'
import { printPart } from './inspection-tables.ts'

/** Nothing from anywhere, no script, and nowhere to send anything. */
export const INSPECTION_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = (title: string, body: unknown): string =>
  String(html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer"><title>${title} — Охрана труда онлайн</title><style>${raw(style)}</style></head>
<body><main>
${body}
</main></body>
</html>
`)

/** The same of a link that has expired, was taken back, or never was. */
export const absentInspection = page(
  'Ссылка не действует',
  html`<h1>Ссылка не действует</h1>
<p>Срок ссылки закончился, её отозвали, или адрес скопирован не целиком. Попросите организацию прислать новую ссылку.</p>`,
)

/** What a program gets that looks at a link before anyone does, or shows a picture of it in a chat. */
export const unopenedInspection = page(
  'Записи по охране труда',
  html`<h1>Записи по охране труда</h1>
<p>Откройте ссылку в браузере: каждое открытие записывается.</p>`,
)

/** What a link shows, as one page that prints. */
export function renderInspectionPage(company: Company, link: InspectionLink, inspected: Inspected): string {
  const name = nameCompanyShort(company)
  const parts = link.parts.map((part) => printPart(part, link, inspected))
  return page(
    name,
    html`<h1>${name}</h1>
<p>ИНН ${company.inn}. Записи по состоянию на ${formatDate(link.asOf)}: так, как они были известны организации на конец этого дня.</p>
<p class="muted">Для кого: ${link.name}. Ссылка действует по ${formatDate(link.expiresOn)}; каждое открытие видно организации. Чтобы напечатать, нажмите Ctrl+P.</p>
${inspected.isCut ? html`<p><strong>Записей больше, чем помещается на страницу: остальные покажет организация.</strong></p>` : ''}
${parts}`,
  )
}
