import type { ActivityRequestId, KeptRequest } from '@osh/core/activity-requests/kept-request.ts'
import type { Generated } from 'kysely'
import type { Columns, PerhapsSigned } from '../columns.ts'

export type ActivityRequestsTable = Columns<KeptRequest, Exclude<keyof KeptRequest, 'id' | 'handled'>> &
  PerhapsSigned<'handled'> & { id: Generated<ActivityRequestId> }
