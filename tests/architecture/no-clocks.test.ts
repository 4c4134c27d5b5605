import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/runners/child.ts'

/** What lets a clock decide a test, and what stands in its place. */
const clocks: readonly (readonly [string, RegExp])[] = [
  [
    'timeout: the limit is that of tests/patience.ts',
    /\b\w*[tT]imeout: *(?!(?:String\()?(?:TEST_)?PATIENCE_MS)\S/,
  ],
  ['setTimeout: takeTurns() or pause()', /\bsetTimeout\(/],
  ['waitForTimeout: await a state', /\bwaitForTimeout\(/],
  ['vi.waitFor: until()', /\bvi\.waitFor\(/],
  ['expect.poll: eventually()', /\bexpect\.poll\(/],
  ['networkidle: still()', /networkidle/],
  [
    'a patience of its own: PATIENCE_MS',
    /\bPATIENCE_MS = |Date\.now\(\) \+ \d[\d_]*$|AbortSignal\.timeout\(\d/,
  ],
  ['a limit of one test: that of tests/patience.ts', /^ *}?\)?,? *\d[\d_]*\d{3}\)$/],
]

/** Tests and what they are made of; the bench measures, and a clock is what it has for that. */
const files = globSync(['tests/**/*.ts', 'features/**/*.ts', '{core,adapters,ui}/**/*.test.{ts,tsx}'], {
  cwd: root,
  exclude: [
    '**/node_modules/**',
    'tests/bench/**',
    'tests/patience.ts',
    'tests/architecture/no-clocks.test.ts',
  ],
})

test('no clock decides in a test: limits stand in tests/patience.ts alone', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const clock = clocks.find(([, pattern]) => pattern.test(line))
        return clock ? [`${file}:${at + 1} ${clock[0]}`] : []
      }),
  )
  expect(found).toEqual([])
})
