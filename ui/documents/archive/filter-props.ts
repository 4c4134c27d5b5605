import type { DocumentFilter } from '@osh/core/documents/document-filter.ts'

/** What every filter of the archive is given: all of the filter, and how to change its own part. */
export type FilterProps = {
  readonly filter: DocumentFilter
  readonly onNarrow: (changes: Partial<DocumentFilter>) => void
}
