import { strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import type { Block, Paragraph, Signature, Table } from '../paper/paper.ts'
import { groupKept } from './kept-groups.ts'
import { makeNodePdfMaker } from './node-pdf-maker.ts'
import { makePdfDefinition } from './render-pdf.ts'

const said = (text: string, keepWithNext = false): Paragraph => ({
  ...{ kind: 'paragraph', text, align: 'left', keepWithNext },
})
const long = (letters: number) => said('слово '.repeat(letters / 6))
const signature: Signature = { kind: 'signature', role: 'Директор', name: 'А. Н. Соколов' }
const sheet = (rows: number, covered = false): Table => ({
  ...{ kind: 'table', widths: [100], heads: [{ cells: [{ text: 'Имя' }] }] },
  rows: Array.from({ length: rows }, (_, i) => ({
    cells: [{ text: 'а'.repeat(100), ...(covered && i > 0 ? { covered } : {}) }],
  })),
})

/** By what is on one page: blocks by the first letter of their kind, a table with its number of rows. */
const grouped = (...blocks: readonly Block[]): readonly string[] =>
  groupKept({ title: '', landscape: false, blocks }).map((group) =>
    'kind' in group
      ? '—'
      : group.map((one) => one.kind.charAt(0) + (one.kind === 'table' ? one.rows.length : '')).join(''),
  )

test('all signatures are on one page with two lines of what they sign, at least', () => {
  expect(grouped(long(300), long(300), signature, signature, signature)).toEqual(['p', 'psss'])
  expect(grouped(long(300), said('Пункт 2'), signature)).toEqual(['pps'])
  expect(grouped(long(300), signature, said('Ознакомлены:', true), signature, signature)).toEqual(['pspss'])
  expect(grouped(long(300), signature, { kind: 'page-break', landscape: true }, signature)).toEqual([
    ...['ps', '—', 's'],
  ])
})

test('a table gives its last two rows, a short one all, one whose cells reach into them none', () => {
  expect(grouped(sheet(30), signature)).toEqual(['t28', 't2s'])
  expect(grouped(sheet(4), signature)).toEqual(['t4s'])
  expect(grouped(said('Ознакомлены:', true), sheet(4))).toEqual(['pt4'])
  expect(grouped(said('Ознакомлены:', true), sheet(30))).toEqual(['p', 't30'])
  expect(grouped(sheet(30, true), signature)).toEqual(['t30', 's'])
  expect(grouped(sheet(12, true), signature)).toEqual(['t12s'])
  const [, rest] = groupKept({ title: '', landscape: false, blocks: [sheet(30), signature] })
  expect(rest).toMatchObject([{ heads: [], isRest: true }, signature])
})

test('what has no room on a page goes on, no signature alone', () => {
  const many = (count: number) => Array.from({ length: count }, () => signature)
  expect(grouped(long(300), ...many(9))).toEqual(['psssssssss'])
  expect(grouped(long(300), ...many(13))).toEqual(['pss', 'ssss', 'ssss', 'sss'])
  expect(grouped(long(300), ...many(18))).toEqual(['pss', ...['ssss', 'ssss', 'ssss', 'ssss']])
  expect(grouped(said('А', true), long(1400), said('Б'), ...many(18)).at(0)).toBe('pppss')
  expect(grouped(long(3000), signature)).toEqual(['p', 's'])
  const full = { ...sheet(2), rows: [{ cells: [{ text: 'а'.repeat(4000) }] }] }
  expect(grouped(full, signature)).toEqual(['t1', 's'])
})

const NAMED = /А\. (?:Первый|Второй)|Пункт|Строка \d/u
const names = ['А. Первый', 'А. Второй', 'Пункт', 'Строка 1', 'Строка 2', 'Строка 3']

/** The same with a link, which a .pdf tells by pages, at whatever is named. */
function withLinks(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withLinks)
  if (typeof content !== 'object' || content === null) return content
  const { text } = content as { readonly text?: unknown }
  if (text === undefined)
    return Object.fromEntries(Object.entries(content).map(([key, one]) => [key, withLinks(one)]))
  const name = NAMED.exec(JSON.stringify(text))?.[0]
  return name === undefined
    ? content
    : { ...content, text: joinText(text), link: `at-${names.indexOf(name)}` }
}

const joinText = (text: unknown): unknown =>
  Array.isArray(text) ? text.map((run: { readonly text: string }) => run.text).join('') : text

/** What is named on each page of the .pdf. */
async function listPages(blocks: readonly Block[]): Promise<readonly (readonly string[])[]> {
  const definition = makePdfDefinition({ title: '', landscape: false, blocks })
  const linked = { ...definition, content: withLinks(definition.content) } as typeof definition
  const pdf = strFromU8(new Uint8Array(await makeNodePdfMaker().createPdf(linked).getBuffer()), true)
  const objects = new Map(
    [...pdf.matchAll(/\n(\d+) 0 obj(.*?)endobj/gsu)].map(([, at, said = '']) => [at, said]),
  )
  const follow = (said: string, reference: RegExp) =>
    [...(reference.exec(said)?.[1] ?? '').matchAll(/(\d+) 0 R/gu)].map(([, at]) => objects.get(at) ?? '')
  return [...objects.values()]
    .filter((said) => /\/Type \/Page\b/u.test(said))
    .map((page) => {
      const links = follow(page, /\/Annots \[([^\]]*)\]/u).flatMap((link) => follow(link, /\/A (\d+ 0 R)/u))
      return [...new Set(links.map((link) => names[Number(/at-(\d)/u.exec(link)?.[1])] ?? ''))]
    })
}

test('wherever a page ends, both signatures are on the page of the clause or the rows', async () => {
  const signed = ['А. Первый', 'А. Второй'].map((name) => ({ ...signature, name }))
  const rows = ['1', '2', '3'].map((n) => ({ cells: [{ text: `Строка ${n} ${'слово '.repeat(45)}` }] }))
  const seen = new Set<string>()
  for (let lines = 39; lines <= 48; lines += 3) {
    const before = Array.from({ length: lines }, () => said('строка'))
    const clause = await listPages([...before, said(`Пункт ${'слово '.repeat(30)}`), ...signed])
    const table = await listPages([...before, { ...sheet(1), rows }, ...signed])
    seen
      .add(clause.map((names) => names.join()).join(' | '))
      .add(table.map((names) => names.join()).join(' | '))
  }
  expect([...seen].sort()).toEqual([
    ' | Пункт,А. Первый,А. Второй',
    'Пункт,А. Первый,А. Второй',
    'Строка 1 | Строка 2,Строка 3,А. Первый,А. Второй',
  ])
})
