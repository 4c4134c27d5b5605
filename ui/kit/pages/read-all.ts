import type { Listed, PageQuery } from '@osh/core/shared/page.ts'
import { addPage } from './add-page.ts'

const PAGE = 200

/**
 * Every row of a list, page after page; none is there twice. Throws what a page throws.
 *
 * @param most further pages are not asked for once there are so many rows; those of the last page may be more
 */
export async function readAll<Row>(
  read: (page: PageQuery) => Promise<Listed<Row>>,
  idOf: (row: Row) => unknown,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Row[]> {
  let known: readonly Row[] = []
  for (let page = 1; ; page++) {
    const { rows, isLast } = addPage(known, await read({ page, limit: PAGE }), idOf, PAGE)
    known = rows
    if (isLast || rows.length >= most) return known
  }
}
