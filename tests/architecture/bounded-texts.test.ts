import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|node_modules/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

test('letters are composed in one place, which knows how long a text may be', () => {
  const composing = [...sourcesOf('core'), ...sourcesOf('adapters'), ...sourcesOf('ui')].filter((path) =>
    /\.normalize\(['")]/.test(read(path)),
  )
  expect(composing).toEqual(['core/shared/texts/composed.ts'])
})

test('docs/security.md names what bounds a text before each regular expression that meets one', () => {
  const named = [...read('docs/security.md').matchAll(/`((?:core|adapters)\/[\w./-]+)`/g)].map(
    ([, path]) => path,
  )
  const folders = ['core', ...['server', 'wire', 'documents', 'postgres'].map((name) => `adapters/${name}`)]
  const meeting = folders
    .flatMap(sourcesOf)
    .filter((path) =>
      /\.(?:replace|replaceAll|match|matchAll|split|search)\(\s*\/|\/[a-z]*\.(?:test|exec)\(|= \/\^/.test(
        read(path),
      ),
    )
  expect(meeting.length).toBeGreaterThan(20)
  expect(
    meeting.filter((path) => !named.some((one = '') => path === one || path.startsWith(`${one}/`))),
  ).toEqual([])
})
