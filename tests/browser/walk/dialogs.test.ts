import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '#tests/runners/child.ts'
import { expect, test } from '../browser-test.ts'
import { type Example, openExample } from './example.ts'
import { walk } from './lanes.ts'
import { lookingAt, windows } from './look.ts'
import type { Scene } from './scene.ts'
import { scenesOf } from './scenes.ts'

const DIALOG = /<(Modal|ConfirmModal|AskedRemoval|Drawer|Menu)\b/
/** What others make their dialogs of. */
const MADE_OF = ['kit/dialogs/ConfirmModal.tsx']

test('every file of the page that opens a dialog is in the walk', () => {
  const ui = join(root, 'ui')
  const sources = globSync('**/*.tsx', { cwd: ui, exclude: ['**/*.test.tsx', '**/gallery/**'] })
  const dialogs = sources.filter((file) => DIALOG.test(readFileSync(join(ui, file), 'utf8')))
  const shown = scenesOf({
    ...{ employeeId: 1, openMemo: 1, doneMemo: 1, incident: 1, microtrauma: 1 },
    ...{ positionId: 1, departmentId: 1, documentId: 1 },
  }).flatMap(({ shows }) => shows)
  expect(dialogs.length).toBeGreaterThan(20)
  expect(dialogs.filter((file) => !shown.includes(file) && !MADE_OF.includes(file))).toEqual([])
  expect(shown.filter((file) => !sources.includes(file))).toEqual([])
})

let example: Example

test.beforeAll(async () => {
  example = await openExample()
})

async function open(page: Page, { path, open, shows }: Scene): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await open(page)
  if (shows.length > 0) await page.getByRole('dialog').last().waitFor()
}

function lookAtScenes() {
  const seen = new Set<string>()
  return async (page: Page) => {
    const { resize, look } = await lookingAt(page, seen)
    return async (scene: Scene): Promise<readonly string[]> => {
      const wrong: string[] = []
      for (const window of windows) {
        await resize(window)
        const isOpen = scene.shows.length === 0 || (await page.getByRole('dialog').last().isVisible())
        if (window === windows[0] || !isOpen) await open(page, scene)
        wrong.push(...(await look(window)))
      }
      return wrong
    }
  }
}

test('no dialog or list breaks a rule of accessibility, is cut or lies over itself', async ({ visit }) => {
  const scenes = scenesOf(example)
  const openPage = async () => {
    const { page, allow } = await visit(example.owner)
    allow(/422 .*\/api\/(?:incidents|microtraumas)/, /503 .*\/api\/incidents/)
    return page
  }
  expect(await walk(scenes, ({ name }) => name, openPage, lookAtScenes())).toEqual([])
}, 1_200_000)
