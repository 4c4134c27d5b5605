import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../../find-browser.ts'
import { type Figure, median } from '../figure.ts'
import { sized } from '../size.ts'
import { buildPages } from '../weight/page-build.ts'

const ROUNDS = sized(31, 2)
const WARMING = sized(3, 1)

/** Ten thousand rows in a window of 1440 by 900: what is in the document, and how soon it is seen. */
export async function tablePaint(): Promise<readonly Figure[]> {
  const documents = [await documentOf('ours'), await documentOf('bare')] as const
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] })
  try {
    const ours = await opened(browser, documents[0])
    const bare = await opened(browser, documents[1])
    const seen: { readonly ours: number; readonly bare: number }[] = []
    for (let i = 0; i < WARMING + ROUNDS; i++) {
      const round = { ours: await paint(ours), bare: await paint(bare) }
      if (i >= WARMING) seen.push(round)
    }
    return [
      {
        what: 'elements of a table of 10000 rows',
        value: await elements(ours),
        most: 500,
        beside: 'the most of top, middle and end',
      },
      {
        what: 'rows received to painted ÷ a bare virtual table',
        value: median(seen.map(({ ours, bare }) => ours / bare)),
        most: 1.5,
        beside: `${median(seen.map(({ ours }) => ours)).toFixed(1)} ms ÷ ${median(seen.map(({ bare }) => bare)).toFixed(1)} ms`,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** A page of this folder as one document, script and styles inside. */
async function documentOf(name: 'ours' | 'bare'): Promise<string> {
  const input = fileURLToPath(new URL(`./${name}.tsx`, import.meta.url))
  const { files } = await buildPages({
    configFile: false,
    plugins: [react()],
    build: { rolldownOptions: { input, output: { codeSplitting: false } } },
  })
  const styles = files.filter(({ name }) => name.endsWith('.css')).map(({ text }) => text)
  const scripts = files.filter(({ name }) => name.endsWith('.js')).map(({ text }) => text)
  const script = scripts.join('\n').replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="ru"><head><style>${styles.join('\n')}</style></head><body><script type="module">${script}</script></body></html>`
}

type Opened = { readonly page: Page; readonly broken: Promise<never> }

async function opened(browser: Browser, html: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const broken = new Promise<never>((_, reject) => page.on('pageerror', reject))
  await page.setContent(html)
  await Promise.race([page.waitForFunction(() => globalThis.paint !== undefined), broken])
  return { page, broken }
}

/** A page that breaks paints no rows, and would be waited for. */
async function paint({ page, broken }: Opened): Promise<number> {
  await page.bringToFront()
  const painted = page.evaluate(
    () => globalThis.paint?.() ?? Promise.reject(new Error('the page has no table')),
  )
  return Promise.race([painted, broken])
}

async function elements({ page }: Opened): Promise<number> {
  await page.bringToFront()
  let most = 0
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), part)
    await page.waitForTimeout(200)
    most = Math.max(most, await page.evaluate(() => document.querySelectorAll('table *').length))
  }
  return most
}
