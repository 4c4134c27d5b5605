import type { NewsText, RenderNews } from '@osh/core/news/news-feed.ts'
import MarkdownIt from 'markdown-it'

/** Nothing of HTML is taken, and no picture from elsewhere: the page's policy would refuse it. What is no address of the web is no link. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable(['image'])
markdown.validateLink = (url) => /^https?:\/\//i.test(url)

/** No page that is linked to is vouched for, nor told where its visitor comes from. */
markdown.renderer.rules.link_open = (tokens, at, options, _env, self) => {
  tokens[at]?.attrSet('rel', 'nofollow noopener noreferrer')
  return self.renderToken(tokens, at, options)
}

/** A page has one heading of its own, and the title of the news is the next: what is in the news comes below them. */
const HIGHEST = 3
for (const rule of ['heading_open', 'heading_close'] as const)
  markdown.renderer.rules[rule] = (tokens, at, options, _env, self) => {
    const token = tokens[at]
    if (token) token.tag = `h${Math.min(6, Math.max(HIGHEST, Number(token.tag.slice(1)) + HIGHEST - 1))}`
    return self.renderToken(tokens, at, options)
  }

/** How long the beginning may be, in characters. */
const SHORT = 280

/** News as HTML, and its beginning as words. */
export const renderNews: RenderNews = (body): NewsText => {
  const tokens = markdown.parse(body, {})
  const html = markdown.renderer.render(tokens, markdown.options, {})
  const words = tokens
    .filter(({ type }) => type === 'inline')
    .flatMap(({ children }) => [joinWords(children ?? [])])
  return { html, short: cut(words.join(' ')) }
}

type Token = ReturnType<typeof markdown.parse>[number]

const joinWords = (children: readonly Token[]): string =>
  children.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('')

/** At the end of a word. */
function cut(text: string): string {
  if (text.length <= SHORT) return text
  const end = text.lastIndexOf(' ', SHORT)
  return `${text.slice(0, end > 0 ? end : SHORT).replace(/[.,;:–—-]+$/u, '')}…`
}
