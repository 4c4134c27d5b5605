import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { chromium, type Page } from 'playwright-core'
import { openShippedPress } from '#adapters/documents/printing/shipped-press.ts'
import { listen } from '#adapters/server/running/listener.ts'
import { buildPages, pagesDirectory } from '#adapters/server/running/ui-build.ts'
import { browserArguments, findBrowser } from '#tests/find-browser.ts'
import { root } from '#tests/runners/child.ts'
import { startAsking } from '#tests/server/asking.ts'

/** The day on the pictures: the same whenever they are taken, so that they change with the product alone. */
const DAY = '2026-11-23' as LocalDate
const AT = `${DAY}T10:00:00+03:00`

type Picture = {
  readonly file: string
  readonly path: string
  readonly size: { readonly width: number; readonly height: number }
  readonly prepare: (page: Page) => Promise<unknown>
}

const pictures: readonly Picture[] = [
  {
    // The README's.
    file: 'docs/pictures/deadlines.png',
    path: '/demo/#/notifications/training',
    size: { width: 1280, height: 800 },
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Обучение', level: 1 }).waitFor()
      const rows = page.getByRole('row').getByRole('checkbox', { disabled: false })
      for (const row of [1, 3]) await rows.nth(row).check()
      // What comes after the table.
      await page.getByPlaceholder('ФИО, табельный номер, должность, отдел').waitFor()
      await page.getByRole('button', { name: '.xlsx' }).waitFor()
      await page.getByRole('button', { name: 'Сформировать служебную записку' }).waitFor()
    },
  },
  {
    // What social networks show beside a link to the service.
    file: 'public/social-card.png',
    path: '/',
    size: { width: 1200, height: 630 },
    prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
]

/** `npm run screenshots`: takes the pictures of the product that are kept with it, from the product itself. */
await buildPages()
const press = openShippedPress((cause) => {
  throw cause
})
const { app, clock } = startAsking({
  staticDir: pagesDirectory,
  press: press.forms,
  drawForm: press.drawForm,
})
clock.set(DAY)
const listener = await listen('127.0.0.1', 0)
listener.serve(app.fetch)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] })
try {
  for (const { file, path, size, prepare } of pictures) {
    const page = await browser.newPage({ viewport: size, locale: 'ru-RU', timezoneId: 'Europe/Moscow' })
    await page.clock.setFixedTime(AT)
    await page.goto(listener.address + path)
    await prepare(page)
    await page.evaluate(async () => {
      await document.fonts.ready
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    await page.mouse.move(0, 0)
    await writeFile(join(root, file), await page.screenshot({ animations: 'disabled' }))
    console.log(file)
    await page.close()
  }
} finally {
  await browser.close()
  await listener.close()
  await press.close()
}
