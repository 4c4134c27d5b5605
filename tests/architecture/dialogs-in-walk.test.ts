import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scenesOf } from '#tests/browser/walk/scenes.ts'
import { noRecords } from '#tests/browser/walk/walk-routes.ts'
import { root } from '#tests/runners/child.ts'

const DIALOG = /<(Modal|ConfirmModal|AskedRemoval|Drawer|Menu)\b/
/** What others make their dialogs of. */
const MADE_OF = ['kit/dialogs/ConfirmModal.tsx']

test('every file of the page that opens a dialog is in the walk', () => {
  const ui = join(root, 'ui')
  const sources = globSync('**/*.tsx', { cwd: ui, exclude: ['**/*.test.tsx', '**/gallery/**'] })
  const dialogs = sources.filter((file) => DIALOG.test(readFileSync(join(ui, file), 'utf8')))
  const shown = scenesOf(noRecords).flatMap(({ shows }) => shows)
  expect(dialogs.length).toBeGreaterThan(20)
  expect(dialogs.filter((file) => !shown.includes(file) && !MADE_OF.includes(file))).toEqual([])
  expect(shown.filter((file) => !sources.includes(file))).toEqual([])
})
