import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/runners/child.ts'

test('no form is refused by the browser in words of its own: each is noValidate', () => {
  const forms = globSync('ui/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<form\b[^<]*/g)].map(
      ([tag]) => [file, tag] as const,
    ),
  )
  expect(forms.length).toBeGreaterThan(40)
  expect(forms.filter(([, tag]) => !tag.includes('noValidate')).map(([file]) => file)).toEqual([])
})
