// @vitest-environment node
import { type Listed, type PageQuery, pageOf } from '@osh/core/shared/page.ts'
import { expect, test } from 'vitest'
import { PagedList } from './paged-list.ts'

type Line = { readonly id: number }

/** So many lines, the latest first, and answers that come when they are let go. */
function aList(count: number) {
  const lines = Array.from({ length: count }, (_, i): Line => ({ id: count - i }))
  const waiting: (() => void)[] = []
  const held = { back: false }
  const read = async ({ page, limit }: PageQuery): Promise<Listed<Line>> => {
    const answer = pageOf(lines, { page, limit })
    if (held.back) await new Promise<void>((go) => waiting.push(go))
    return answer
  }
  const list = new PagedList(read)
  const ids = () => (list.state?.is === 'ready' ? list.state.value.map(({ id }) => id) : [])
  return { list, lines, ids, held, waiting }
}

test('goes on page by page, each line once, and as far again when it is read anew', async () => {
  const { list, lines, ids } = aList(45)
  expect(list.onMore).toBeNull()
  await list.open()
  expect([ids().length, list.onMore !== null]).toEqual([20, true])
  lines.unshift({ id: 46 })
  await list.more()
  expect([ids().length, ids()[0]]).toEqual([40, 46])
  await list.more()
  expect([ids(), list.onMore]).toEqual([lines.map(({ id }) => id), null])
  await list.open()
  expect(ids()).toHaveLength(46)
})

test('goes on past what is counted, and no further than there is', async () => {
  const { list, ids } = aList(1010)
  await list.open()
  for (let pages = 1; list.onMore !== null && pages < 60; pages += 1) await list.more()
  expect(ids()).toHaveLength(1010)
  const { list: exact } = aList(20)
  await exact.open()
  expect(exact.onMore).toBeNull()
})

test('what was asked for earlier and comes later is not shown', async () => {
  const { list, lines, ids, held, waiting } = aList(1)
  held.back = true
  const first = list.open()
  lines.unshift({ id: 2 })
  const second = list.restart()
  waiting[1]?.()
  await second
  expect(ids()).toEqual([2, 1])
  waiting[0]?.()
  await first
  expect(ids()).toEqual([2, 1])
})
