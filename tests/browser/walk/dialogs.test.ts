import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/runners/child.ts'
import { expect, test } from '../browser-test.ts'
import { windows } from './look.ts'
import { scenesOf } from './scenes.ts'
import { walkDialogs } from './walk-dialogs.ts'
import { noRecords } from './walk-routes.ts'

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

walkDialogs(windows.slice(0, 1))
