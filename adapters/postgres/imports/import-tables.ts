import type { Remembered } from '@osh/core/imports/columns/remembered.ts'
import type { LeftRows } from '@osh/core/imports/imports.ts'
import type { ImportId, LoadedCounts, Made } from '@osh/core/imports/staff-import.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { PerhapsSigned, SignedColumns } from '../columns.ts'

export type StaffImportsTable = SignedColumns<'made'> &
  PerhapsSigned<'undone'> & {
    company_id: CompanyId
    id: ImportId
    file_name: string
    counts: LoadedCounts
    columns: Remembered
    made: Made | null
    left_rows: LeftRows | null
  }
