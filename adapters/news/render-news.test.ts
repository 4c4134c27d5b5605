import { expect, test } from 'vitest'
import { renderNews } from './render-news.ts'

test('nothing of what an author writes as HTML, and no script, becomes a part of the page', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[щёлк](javascript:alert(1))',
    '[щёлк](data:text/html;base64,PHNjcmlwdD4=)',
    '![](https://example.org/pixel.gif)',
    '<https://example.org" onmouseover="alert(1)>',
    '[x](https://example.org "a\\" onmouseover=\\"alert(1)")',
  ]
  for (const attack of attacks) {
    const { html } = renderNews(attack)
    expect(html).not.toMatch(/<(?!\/?(?:p|a|em|strong|br)\b)/)
    expect(html.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\s(?:on\w+|src)=/)
    expect(html).not.toMatch(/href="(?:javascript|data):/)
  }
})

test('a link is one of the web', () => {
  for (const address of ['https://example.org', 'HTTP://example.org/a?b'])
    expect(renderNews(`[акт](${address})`).html).toContain(`<a href="${address}"`)
  for (const address of [
    'mailto:a@example.org',
    'ftp://example.org',
    '//example.org',
    '/news/5',
    'vbscript:a',
  ])
    expect(renderNews(`[акт](${address})`).html).not.toContain('<a')
})

test('a link vouches for no page, and tells it nothing', () => {
  expect(renderNews('[акт](https://example.org/a)').html).toBe(
    '<p><a href="https://example.org/a" rel="nofollow noopener noreferrer">акт</a></p>\n',
  )
})

test('headings of the news are below the page’s own', () => {
  expect(renderNews('# Раз\n\n## Два\n\n##### Пять').html).toBe('<h3>Раз</h3>\n<h4>Два</h4>\n<h6>Пять</h6>\n')
})

test('the beginning is words, cut at the end of one', () => {
  expect(renderNews('# Раз\n\n- **два** [три](https://example.org)\n- четыре  \nпять').short).toBe(
    'Раз два три четыре пять',
  )
  const { short } = renderNews('слово '.repeat(100))
  expect(short).toMatch(/ слово…$/)
  expect(short.length).toBeLessThanOrEqual(281)
  expect(renderNews('а'.repeat(300)).short).toBe(`${'а'.repeat(280)}…`)
  expect(renderNews(`${'а'.repeat(279)}. ${'б'.repeat(9)}`).short).toBe(`${'а'.repeat(279)}…`)
  expect(renderNews('').short).toBe('')
})
