import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const style = `body{margin:0;background:#f5f7f6;color:#1b211e;font:16px/1.5 system-ui,Arial,sans-serif}
main{max-width:480px;margin:8vh auto;padding:32px;box-sizing:border-box;background:#fff;border:1px solid #e1e7e4;border-radius:12px}
h1{margin:0 0 12px;font-size:22px;line-height:1.3}
p{margin:0 0 20px;overflow-wrap:anywhere}
.service{color:#147a50;font-weight:600}
button,a{display:inline-block;box-sizing:border-box;min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:#147a50;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:hover,a:hover{background:#0f6341}
button:focus-visible,a:focus-visible{outline:2px solid #147a50;outline-offset:2px}
@media(max-width:520px){main{margin:0;min-height:100vh;border:0;border-radius:0;padding:24px 16px}button,a{width:100%;text-align:center}}`

/** Nothing from anywhere, and the form goes back to where the page came from. */
export const POLICY_OF_UNSUBSCRIBING = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Said = { readonly title: string; readonly text: string; readonly button: 'unsubscribe' | 'service' }

const page = ({ title, text, button }: Said): string =>
  String(html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} — Охрана труда онлайн</title><style>${raw(style)}</style></head>
<body><main>
<p class="service">Охрана труда онлайн</p>
<h1>${title}</h1>
<p>${text}</p>
${
  button === 'unsubscribe'
    ? html`<form method="post"><button type="submit">Больше не присылать</button></form>`
    : html`<a href="/account/notifications">Настроить уведомления</a>`
}
</main></body>
</html>
`)

/** `company`: null where the person is no member any more. */
export const askPage = (company: string | null): string =>
  page({
    title: 'Больше не присылать уведомления?',
    text: `Сводки и напоминания ${wordCompany(company)} перестанут приходить на ваш e-mail. В сервисе уведомления останутся.`,
    button: 'unsubscribe',
  })

export const renderDonePage = (company: string | null): string =>
  page({
    title: 'Вы отписались',
    text: `Сводки и напоминания ${wordCompany(company)} больше не придут. Включить их снова можно в аккаунте, на вкладке «Уведомления».`,
    button: 'service',
  })

export const renderUnknownPage = (): string =>
  page({
    title: 'Ссылка не действует',
    text: 'Откройте ссылку из последнего письма целиком или отключите письма в аккаунте, на вкладке «Уведомления».',
    button: 'service',
  })

const wordCompany = (company: string | null): string =>
  company === null ? 'организации' : `организации ${company}`
