import type { MadeByPaper } from '@osh/core/paper-records/paper-record.ts'
import type { CompanyId, DocumentId } from '@osh/core/shared/identity.ts'
import type { PerhapsSigned, SignedColumns } from '../columns.ts'

export type PaperRecordsTable = SignedColumns<'made'> &
  PerhapsSigned<'undone'> & {
    company_id: CompanyId
    document_id: DocumentId
    count: number
    things: MadeByPaper
  }
