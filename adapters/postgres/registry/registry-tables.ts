import type { CompletionId } from '@osh/core/obligations/completion.ts'
import type { RegistryRecord, RegistrySetId } from '@osh/core/registry/registry-record.ts'
import type { CompanyId, EmployeeId } from '@osh/core/shared/identity.ts'
import type { PerhapsSigned, SignedColumns } from '../columns.ts'

export type RegistrySetsTable = SignedColumns<'made'> &
  PerhapsSigned<'withdrawn'> & { company_id: CompanyId; id: RegistrySetId; inn: string; title: string }

export type RegistryRecordsTable = {
  company_id: CompanyId
  set_id: RegistrySetId
  place: number
  completion_id: CompletionId
  employee_id: EmployeeId
  record: RegistryRecord
  number: string | null
}
