export type Row = readonly [name: string, value: string]
export type Part = { readonly title: string; readonly rows: readonly Row[] }

type Shown = { readonly title: string; readonly about: string; readonly parts: readonly Part[] }

/** Tables of names and values as a page of its own, which loads nothing. */
export function writeReadablePage({ title, about, parts }: Shown): string {
  const body = parts.map((part) => `<h2>${escapeText(part.title)}</h2>${writeTable(part.rows)}`)
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>${escapeText(title)}: сведения</title><style>
body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ccc}
th{font-weight:400;width:40%}h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}
</style></head><body><h1>${escapeText(title)}</h1><p>${escapeText(about)}</p>
${body.join('\n')}</body></html>
`
}

const writeTable = (rows: readonly Row[]): string =>
  rows.length === 0
    ? '<p>Нет</p>'
    : `<table>${rows.map(([name, value]) => `<tr><th>${escapeText(name)}</th><td>${escapeText(value)}</td></tr>`).join('')}</table>`

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** «31.12.2026» of a day or the beginning of a moment; '' of none. */
export const wordDayOfMoment = (date: string | null): string =>
  date === null ? '' : date.slice(0, 10).split('-').reverse().join('.')
