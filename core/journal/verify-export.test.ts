import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chained,
  companyId,
  fileOf,
  hash,
  headOf,
  journal,
  oneLine,
  runs,
  verify,
} from '../../tests/chained-journal.ts'
import { type ExportedLine, exportLine, forgetSalts } from './chain.ts'

test('a journal as it was chained is whole', () =>
  fc.assert(
    fc.asyncProperty(journal, async (lines) => {
      const chain = await chained(lines)
      expect(await verify(fileOf(chain), headOf(chain))).toMatchObject({
        ok: true,
        value: { head: { number: lines.length }, hidden: 0 },
      })
    }),
    runs,
  ))

/** One way of tampering with an entry of an export. */
const changeOf: Readonly<Record<string, (line: ExportedLine) => unknown>> = {
  by: (one) => ({ ...one, by: one.by + 1 }),
  at: (one) => ({ ...one, at: '2026-11-21T00:00:00.000Z' }),
  command: (one) => ({ ...one, command: 'memos/cancel' }),
  id: (one) => ({ ...one, id: one.id + 1 }),
  link: (one) => ({ ...one, link: hash(one.link) }),
  records: (one) => ({ ...one, changes: one.changes.map((c) => ({ ...c, ids: [...c.ids, 99] })) }),
  kind: (one) => ({ ...one, changes: one.changes.map((c) => ({ ...c, record: 'absence' })) }),
  value: (one) => ({
    ...one,
    changes: one.changes.map((c) => ({ ...c, values: c.values && { ...c.values, after: { forged: 1 } } })),
  }),
  'value and digest': (one) => ({
    ...one,
    changes: one.changes.map((c) => ({ ...c, digest: hash('forged'), values: null })),
  }),
  'a change less': (one) => ({ ...one, changes: one.changes.slice(1) }),
}

test.each(Object.keys(changeOf))('a changed entry is found, and named: %s', (way) =>
  fc.assert(
    fc.asyncProperty(journal, fc.nat(), async (lines, where) => {
      const file = fileOf(await chained(lines))
      const at = 1 + (where % lines.length)
      const verdict = await verify(file.with(at, changeOf[way]?.(file[at] as ExportedLine)))
      expect(verdict).toMatchObject({ ok: false, error: { number: at } })
    }),
    runs,
  ),
)

test('an entry that is removed, doubled or in the place of another is found', () =>
  fc.assert(
    fc.asyncProperty(journal, fc.nat(), async (lines, where) => {
      const file = fileOf(await chained(lines))
      const at = 1 + (where % lines.length)
      const [one, next] = [file[at], file[at + 1]]
      const tampered = [file.toSpliced(at, 1), file.toSpliced(at, 0, one)]
      if (at < lines.length) tampered.push(file.with(at, next).with(at + 1, one))
      for (const each of tampered) expect(await verify(each)).toMatchObject({ ok: false })
    }),
    runs,
  ))

test('last entries that are cut off with a new end are found by a head that was noted before', () =>
  fc.assert(
    fc.asyncProperty(journal, async (lines) => {
      const chain = await chained(lines)
      const cut = chain.slice(0, -1)
      expect(await verify(fileOf(cut))).toMatchObject({ ok: true })
      expect(await verify(fileOf(cut), headOf(chain))).toMatchObject({
        ok: false,
        error: { is: 'cut-off', number: cut.length },
      })
      const rewritten = await chained(
        lines.map((one) => ({ ...one, command: 'memos/form' as const, by: one.by + 1 })),
      )
      expect(await verify(fileOf(rewritten), headOf(chain))).toMatchObject({ error: { is: 'other-head' } })
    }),
    runs,
  ))

test('erased values leave the chain whole, and tell nothing', () =>
  fc.assert(
    fc.asyncProperty(journal, fc.nat(), async (lines, where) => {
      const chain = await chained(lines)
      const at = where % chain.length
      const erased = chain.map((one, i) => {
        if (i !== at) return one
        const changes = one.changes.map((c) => ({ ...c, before: null, after: null }))
        return { ...one, changes, seals: forgetSalts(one.seals, one.changes, changes) }
      })
      const verdict = await verify(fileOf(erased), headOf(chain))
      expect(verdict).toMatchObject({ ok: true })
      for (const [i, seal] of (erased[at]?.seals ?? []).entries()) {
        const was = chain[at]?.changes[i]
        expect(seal.salt === null).toBe(was?.before !== null || was?.after !== null)
      }
    }),
    runs,
  ))

test('what is no export is told from one that is broken', async () => {
  expect(await verify([])).toMatchObject({ error: { is: 'cut-off', number: 0 } })
  expect(await verify([undefined])).toMatchObject({ error: { is: 'unreadable', line: 1 } })
  expect(await verify([{ journal: 'osh-journal/1', companyId }, { number: 1 }])).toMatchObject({
    error: { is: 'unreadable', line: 2 },
  })
})

test('what a reader may not see is a hash alone, and still verifies', async () => {
  const line = await oneLine()
  const hidden = exportLine(line, (record) => record === 'memo')
  expect(hidden.changes.map(({ values }) => values)).toEqual([
    { salt: 'salt 0 0', before: null, after: { name: 'a' } },
    null,
  ])
  expect(exportLine({ ...line, changes: [] }).changes.map(({ values }) => values)).toEqual([null, null])
  const [title, , end] = fileOf([line])
  expect(await verify([title, hidden, end])).toEqual({
    ok: true,
    value: { head: { number: 1, link: line.link }, hidden: 1, waiting: 0 },
  })
})

/** The file of one line with something else in the place of a part of it. */
async function spoilt(at: number, change: object): Promise<unknown[]> {
  const file = fileOf([await oneLine()])
  return file.with(at, { ...(file[at] as object), ...change })
}

test.each([
  [0, { journal: 'other' }],
  [0, { companyId: '7' }],
  [1, { number: '1' }],
  [1, { id: null }],
  [1, { by: 'x' }],
  [1, { at: 1 }],
  [1, { command: 1 }],
  [1, { link: 1 }],
  [1, { changes: {} }],
  [1, { changes: [null] }],
  [1, { changes: [[]] }],
  ...[
    { record: 1 },
    { ids: 1 },
    { digest: 1 },
    { values: undefined },
    { values: 'x' },
    { values: { salt: 1, before: null, after: null } },
    { values: { salt: 's', after: null } },
    { values: { salt: 's', before: null } },
  ].map((one): [number, object] => [
    1,
    { changes: [{ record: 'memo', ids: [1], digest: 'd', values: null, ...one }] },
  ]),
  [2, { head: null }],
  [2, { head: { number: '1', link: 'x' } }],
  [2, { head: { number: 1, link: 1 } }],
  [2, { waiting: '0' }],
])('line %i with %j is no line of an export', async (at, change) => {
  expect(await verify(await spoilt(at, change))).toEqual({
    ok: false,
    error: { is: 'unreadable', line: at + 1 },
  })
})

test.each([null, [], 'x', 3])('%j is no title', async (line) => {
  expect(await verify([line])).toEqual({ ok: false, error: { is: 'unreadable', line: 1 } })
})

test('nothing comes after the end, and the end is where the chain ends', async () => {
  const line = await oneLine()
  const [title, entry, end] = fileOf([line])
  expect(await verify([title, entry, end, end])).toEqual({ ok: false, error: { is: 'unreadable', line: 4 } })
  expect(await verify([title, end, entry])).toEqual({ ok: false, error: { is: 'unreadable', line: 3 } })
  expect(await verify([title, entry])).toEqual({ ok: false, error: { is: 'cut-off', number: 1 } })
  expect(await verify([title, end])).toEqual({ ok: false, error: { is: 'cut-off', number: 0 } })
  expect(await verify([title, entry, { head: { number: 2, link: line.link }, waiting: 0 }])).toMatchObject({
    error: { is: 'cut-off' },
  })
  expect(await verify([title, entry, { head: { number: 1, link: 'x' }, waiting: 0 }])).toMatchObject({
    error: { is: 'cut-off' },
  })
  expect(await verify([title, entry, { head: headOf([line]), waiting: 4 }])).toMatchObject({
    value: { waiting: 4 },
  })
})

test('says what is wrong with which entry', async () => {
  const [title, entry, end] = fileOf([await oneLine()]) as [unknown, ExportedLine, unknown]
  expect(await verify([title, { ...entry, number: 2 }, end])).toEqual({
    ok: false,
    error: { is: 'out-of-order', number: 1, found: 2 },
  })
  expect(await verify([title, { ...entry, by: 9 }, end])).toEqual({
    ok: false,
    error: { is: 'changed', number: 1 },
  })
  const forged = entry.changes.map((one) => ({ ...one, values: { salt: 's', before: null, after: null } }))
  expect(await verify([title, { ...entry, changes: forged }, end])).toEqual({
    ok: false,
    error: { is: 'values-changed', number: 1, record: 'employee' },
  })
})

test('a head that was noted is looked for at its own number alone', async () => {
  const chain = await chained([
    { by: 1, command: 'employees/hire', changes: [] },
    { by: 2, command: 'memos/form', changes: [] },
  ])
  const file = fileOf(chain)
  expect(await verify(file, headOf(chain.slice(0, 1)))).toMatchObject({ ok: true })
  expect(await verify(file, { number: 1, link: 'x' })).toEqual({
    ok: false,
    error: { is: 'other-head', number: 1 },
  })
  expect(await verify(file, { number: 3, link: 'x' })).toEqual({
    ok: false,
    error: { is: 'cut-off', number: 2 },
  })
})
