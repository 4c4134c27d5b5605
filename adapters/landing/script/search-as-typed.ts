import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { SHOWN_FORMS } from '../shown-forms.ts'

/** So long nothing is asked for while someone is typing. */
const PAUSE_MS = 250

type Found = { readonly id: number; readonly name: string; readonly groupName: string }

/** The search answers as one types, and shows the first page of the form that is chosen; without this the server answers it page by page. */
export function searchAsTyped(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('[data-forms-search]')
  const part = page.querySelector<HTMLElement>('[data-found]')
  const list = part?.querySelector('ul')
  const said = part?.querySelector('p')
  const line = page.querySelector<HTMLTemplateElement>('#found-form')
  const input = form?.querySelector('input')
  if (!form || !part || !list || !said || !line || !input) return
  const before = { lines: [...list.children], said: said.textContent, isSaid: !said.hidden }
  let asked = ''
  let timer = 0

  const say = (words: string): void => {
    said.textContent = words
    said.hidden = words === ''
  }
  const show = (lines: readonly Node[]): void => {
    list.replaceChildren(...lines)
    list.hidden = lines.length === 0
  }
  const lineOf = ({ id, name, groupName }: Found): Node => {
    const made = line.content.cloneNode(true) as DocumentFragment
    const link = made.querySelector('a')
    if (link) link.href = `/forms/${id}/first-page.svg`
    fill(made, '[data-title]', keepTogether(name))
    fill(made, '[data-group]', groupName)
    return made
  }
  const find = async (): Promise<void> => {
    const search = input.value.trim()
    if (search === asked) return
    asked = search
    if (search === '') {
      show(before.lines)
      return say(before.isSaid ? (before.said ?? '') : '')
    }
    const answer = await fetch(
      `/api/catalogue?${new URLSearchParams({ search, page: '1', limit: String(SHOWN_FORMS) })}`,
    )
      .then(async (response) =>
        response.ok ? { items: (await response.json()) as Found[], total: readTotal(response) } : null,
      )
      .catch(() => null)
    if (search !== asked) return
    if (!answer) {
      asked = ''
      return say(part.dataset.failed ?? '')
    }
    show(answer.items.map(lineOf))
    if (answer.items.length === 0) say(part.dataset.nothing ?? '')
    else if (answer.total <= answer.items.length) say('')
    else
      say(
        (part.dataset.more ?? '')
          .replace('{shown}', String(answer.items.length))
          .replace('{total}', String(answer.total)),
      )
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void find(), PAUSE_MS)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    void find()
  })
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (showPage(page, link)) event.preventDefault()
  })
}

const readTotal = (response: Response): number => Number(response.headers.get('x-total-count'))

function fill(line: DocumentFragment, place: string, text: string): void {
  const element = line.querySelector(place)
  if (element) element.textContent = text
}

/** Shows the form's first page in its place; false where the page has none, and the link leads to it. */
function showPage(page: Document, link: HTMLAnchorElement): boolean {
  const figure = page.querySelector<HTMLElement>('[data-page]')
  const picture = figure?.querySelector('img')
  const caption = figure?.querySelector('figcaption')
  if (!figure || !picture || !caption) return false
  for (const other of page.querySelectorAll('.found [aria-current]')) other.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
  figure.dataset.busy = ''
  caption.textContent = figure.dataset.caption ?? ''
  picture.onload = () => delete figure.dataset.busy
  picture.onerror = () => {
    delete figure.dataset.busy
    caption.textContent = figure.dataset.failed ?? ''
  }
  picture.alt = (figure.dataset.alt ?? '').replace(
    '{title}',
    link.querySelector('[data-title]')?.textContent ?? '',
  )
  picture.src = link.href
  if (figure.getBoundingClientRect().top > window.innerHeight) figure.scrollIntoView({ block: 'nearest' })
  return true
}
