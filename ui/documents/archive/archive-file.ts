import type { Document } from '@osh/core/documents/document.ts'
import { templateGroups } from '@osh/core/documents/library/template-group.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { MemberNames } from '#ui/app/session/member-names.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { sayWhoAnnulled, sayWhoIssued } from '../issued-by.ts'
import type { ArchiveStore } from './archive-store.ts'
import { archiveTexts as texts } from './texts.ts'

const groupNames = new Map(templateGroups.map(({ id, name }) => [id, name]))

const listColumns = (names: MemberNames): readonly Column<Document>[] => [
  { head: texts.heads.number, text: ({ number }) => printDocumentNumber(number) },
  { head: texts.heads.date, day: ({ date }) => date },
  { head: texts.heads.title, text: ({ title }) => title },
  { head: texts.heads.group, text: ({ groupId }) => groupNames.get(groupId) ?? null },
  {
    head: texts.fileHeads.employees,
    text: ({ employees }) => employees.map(({ fullName }) => fullName).join(', '),
  },
  { head: texts.fileHeads.edition, number: ({ edition = 1 }) => edition },
  { head: texts.fileHeads.issued, text: (document) => sayWhoIssued(document, names) },
  {
    head: texts.fileHeads.annulled,
    text: ({ annulled }) => annulled && sayWhoAnnulled(annulled, names),
  },
]

/** The archive as it is filtered, with all of its papers. */
export const makeArchiveFile = async (store: ArchiveStore, names: MemberNames): Promise<TableFile> =>
  makeTableFile(texts.title, listColumns(names), await store.readAll())
