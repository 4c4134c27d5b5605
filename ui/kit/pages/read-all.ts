import type { Listed, PageQuery } from '@osh/core/shared/page.ts'
import { addPage } from './add-page.ts'

const PAGE = 200

/** Every row of a list, page after page; none is there twice. Throws what a page throws. */
export async function readAll<Row>(
  read: (page: PageQuery) => Promise<Listed<Row>>,
  idOf: (row: Row) => unknown,
): Promise<readonly Row[]> {
  let known: readonly Row[] = []
  for (let page = 1; ; page++) {
    const { rows, isLast } = addPage(known, await read({ page, limit: PAGE }), idOf, PAGE)
    known = rows
    if (isLast) return known
  }
}
