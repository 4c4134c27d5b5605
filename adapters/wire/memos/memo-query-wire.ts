import type { MemoQuery } from '@osh/core/memos/memo-repository.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { type PageCode, type QueryText, readPage, writePageParams } from '../page-wire.ts'
import { decodeSection, encodeSection } from '../words.ts'
import { memoStatusWord } from './memo-wire.ts'

/** The query of a page of the register of memos. */
export const writeMemoParams = (query: MemoQuery): Record<string, string> => ({
  ...writePageParams(query),
  ...(query.section ? { section: encodeSection(query.section) } : {}),
  ...(query.status ? { status: query.status } : {}),
})

/** Reads the query of the register; without section and status it is the whole register. */
export function readMemoQuery(
  query: QueryText,
): Result<MemoQuery, FieldErrors<PageCode | 'section/unknown' | 'choice/unknown'>> {
  const page = readPage(query)
  if (!page.ok) return page
  const section = query.section ? decodeSection(query.section) : null
  if (query.section && !section) return err(fieldErrors({ field: 'section', code: 'section/unknown' }))
  const status = memoStatusWord.safeParse(query.status || undefined)
  if (query.status && !status.success) return err(fieldErrors({ field: 'status', code: 'choice/unknown' }))
  return ok({ ...page.value, section, status: status.success ? status.data : null })
}
