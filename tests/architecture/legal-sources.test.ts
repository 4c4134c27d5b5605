import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCitedActs } from '@osh/core/norms/acts/cited-acts.ts'
import { type FullAct, fullActs } from '@osh/core/norms/acts/full-acts.ts'
import { FACTORS_ACT } from '@osh/core/norms/acts.ts'
import { deadlineRules } from '@osh/core/norms/deadline-rules.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import { expect, test } from 'vitest'
import { rowOf } from './legal-sources-row.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/legal-sources.md'), 'utf8').split('\n')
const stands = (act: FullAct): boolean => page.includes(rowOf(act))

const filesOf = (folders: readonly string[], ext: RegExp): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ext.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )

/** The text of every `Law:` line, up to the end of its comment, one entry per act cited. */
const lawLines = filesOf(['core', 'adapters', 'ui'], /\.tsx?$/).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^[\s/*]*Law:([\s\S]*?)(?=\*\/|\n\s*\*\s*\n|\n\s*[^\s*/])/gm)]
    .map(([, text = '']) => text.replace(/\n\s*\*/g, ' ').replace(/\s+/g, ' '))
    .flatMap((text) => text.replace(/See docs\/.*$/, '').split(';'))
    .map((citation) => ({ file: file.slice(root.length + 1), citation: citation.trim() })),
)

/** Words that only an act can be, «29н» and «426-ФЗ», anywhere in core but for the changes that nothing applies. */
const actWords = filesOf(['core'], /(?<!\.test|^watched)\.(ts|json)$/).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<![\p{L}\d,-])\d{2,4}(?:н|-ФЗ)(?![\p{L}\d-])/gu)].map(
    ([word]) => ({
      file: file.slice(root.length + 1),
      word,
    }),
  ),
)
const amendments = new Set(fullActs.flatMap((act) => act.amendments.map(({ number }) => number)))

/** What norms kept as JSON name as their basis. */
const bases = filesOf(['core/norms'], /\.json$/).flatMap((file) => {
  const found: { file: string; text: string }[] = []
  JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    const named = key === 'legalBasis' || key === 'deadlineBasis'
    if (named && typeof value === 'string') found.push({ file: file.slice(root.length + 1), text: value })
    return value
  })
  return found
})

test('every act in use is in docs/legal-sources.md as the data have it, and no other', () => {
  expect(fullActs.length).toBeGreaterThan(50)
  expect(fullActs.filter((act) => !stands(act)).map(rowOf)).toEqual([])
  expect(page.filter((line) => line.startsWith('| ')).length - 1).toBe(fullActs.length)
})

test('every act that a Law: line cites is there', () => {
  expect(lawLines.length).toBeGreaterThanOrEqual(8)
  const unknown = lawLines.filter(({ citation }) => !listCitedActs(citation).some(stands))
  expect(unknown).toEqual([])
})

test('every act that a rule, a programme or order 29н rests on is there', () => {
  const ids = new Set([
    FACTORS_ACT,
    ...trainingPrograms.map(({ citation }) => citation.act),
    ...deadlineRules.flatMap(({ citations }) => citations.map(({ act }) => act)),
  ])
  expect(ids.size).toBeGreaterThan(10)
  const standing = new Set(fullActs.filter(stands).map(({ id }) => id))
  expect([...ids].filter((id) => !standing.has(id))).toEqual([])
})

test('a basis that norms name in words cites acts that are there', () => {
  const uncited = bases.filter(
    ({ text }) => !text.startsWith('правило сервиса') && listCitedActs(text).length === 0,
  )
  expect(uncited).toEqual([])
})

test('no act is named in core that is not there', () => {
  expect(actWords.length).toBeGreaterThan(20)
  const unknown = actWords.filter(({ word }) => !amendments.has(word) && !listCitedActs(word).some(stands))
  expect(unknown).toEqual([])
})
