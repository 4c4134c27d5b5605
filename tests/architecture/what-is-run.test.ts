import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const sources = globSync('{core,adapters,ui}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}'],
}).map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

const having = (pattern: RegExp): readonly string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted()

test('no text is run as a program', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(having(/\beval\(|\bFunction\(|from '(?:node:)?vm'|set(?:Timeout|Interval)\(\s*['"`]/)).toEqual([])
})

test('programs are started by whoever runs the service alone, by lists of arguments and without a shell', () => {
  expect(having(/child_process/)).toEqual([
    'adapters/console/write-common-passwords.ts',
    'adapters/package/pack-core.ts',
    'adapters/package/write-reference.ts',
    'adapters/postgres/embedded/data-directory.ts',
    'adapters/postgres/embedded/server-process.ts',
    'adapters/postgres/embedded/server-user.ts',
    'adapters/server/running/daily-backups.ts',
    'adapters/server/running/ui-build.ts',
  ])
  expect(having(/\bshell: (?:true|')|\bexec(?:Sync)?\b[^(\n]*\} from 'node:child_process'/)).toEqual([])
})

test('texts become markup where they are escaped or were made here, and nowhere else', () => {
  expect(
    having(/dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/),
  ).toEqual(['ui/news/NewsBody.tsx'])
  expect(having(/(?<!\.)\braw\(/)).toEqual([
    'adapters/inspection/inspection-page.ts',
    'adapters/landing/document.ts',
    'adapters/landing/news-pages.ts',
    'adapters/server/public/unsubscribe-page.ts',
  ])
})

test('no pattern is built from a text of a caller', () => {
  expect(having(/\bRegExp\(/)).toEqual([
    'adapters/documents/pdf/hyphenation.ts',
    'adapters/server/response/application-page.ts',
    'adapters/sheets/program/plain/plain-book.ts',
    'adapters/sheets/program/plain/unlike.ts',
    'core/employees/sizes/size-for-ppe.ts',
    'core/norms/acts/cited-acts.ts',
    'ui/app/known-paths.ts',
  ])
})

test('no statement is put together but of names and numbers of our own', () => {
  expect(having(/\bsql\.(?:raw|lit)\(/)).toEqual([
    'adapters/postgres/inspections/postgres-inspections.ts',
    'adapters/postgres/next-ids.ts',
    'adapters/postgres/obligations/known-obligations.ts',
    'adapters/postgres/obligations/subject-names.ts',
    'adapters/postgres/obligations/work-records.ts',
    'adapters/postgres/recordset.ts',
    'adapters/postgres/registry/read-registry.ts',
    'adapters/postgres/today/awaited-memos.ts',
  ])
})

test('what is not to be guessed comes from the generator of the system', () => {
  expect(having(/Math\.random/)).toEqual([
    'adapters/memory/jobs/memory-job-queue.ts',
    'adapters/postgres/database.ts',
  ])
})
