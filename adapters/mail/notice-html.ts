import { type MailLine, type NoticeMail, nameCompany } from '@osh/core/notices/mails/notice-mail.ts'
import { html } from 'hono/html'

/** The mail as a page without pictures or scripts, plain enough for every mail program. */
export const renderNotice = ({ subject, company, parts, ending }: NoticeMail, site: string | null): string =>
  String(html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:16px;font:16px/1.5 Arial,sans-serif;color:#222">
<h1 style="font-size:20px;margin:0 0 16px">${subject}</h1>
<p style="margin:0 0 16px;overflow-wrap:anywhere">${nameCompany(company)}</p>
${parts.map(
  ({ heading, lines }) => html`<h2 style="font-size:16px;margin:16px 0 4px">${heading}</h2>
<ul style="margin:0;padding:0 0 0 20px;overflow-wrap:anywhere">${lines.map((line) => html`<li>${renderLine(line, site)}</li>`)}</ul>
`,
)}
<p style="margin:24px 0 0;font-size:14px;color:#666;overflow-wrap:anywhere">${ending.map((sentence) => html`${sentence}<br>`)}</p>
</body>
</html>
`)

const renderLine = ({ text, path }: MailLine, site: string | null) =>
  site && path ? html`<a href="${site}${path}" style="color:#1a56b0">${text}</a>` : text
