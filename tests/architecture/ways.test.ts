import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')

/** What a page calls by its whole path; names without a room are of files that a reader has open. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:core|adapters|ui|features|tests|docs|public)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/architecture.md'])(
  '%s leads to files that are there',
  (file) => {
    const paths = [
      ...pathsIn(read(file)),
      ...[...read(file).matchAll(/\]\((\w[^):]*)\)/g)].map(([, to = '']) => to),
    ]
    expect(paths.length).toBeGreaterThan(0)
    const from = file.startsWith('docs/') ? 'docs/' : ''
    expect(
      paths.filter((path) => ![path, `${from}${path}`].some((one) => existsSync(`${root}/${one}`))),
    ).toEqual([])
  },
)

test('one click is followed through nine files, each of them read in a minute or two', () => {
  const [, table = ''] =
    /## One click[^|]*\|[^|]*\|[^|]*\|\n\|---\|---\|\n(.*?)\n\n/s.exec(read('docs/architecture.md')) ?? []
  const files = pathsIn(table)
  expect(files).toContain('core/memos/form.ts')
  expect(files).toHaveLength(9)
  expect(files.filter((file) => read(file).split('\n').length > 300)).toEqual([])
})
