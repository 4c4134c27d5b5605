import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { AttachmentFormat } from '@osh/core/support/attachment-format.ts'
import type { Conversation } from '@osh/core/support/conversation.ts'
import type { Message, MessageNumber } from '@osh/core/support/message.ts'
import type { ColumnType, Selectable } from 'kysely'
import { pickFields, readSigned, type SignedColumns } from '../columns.ts'

export type ConversationsTable = {
  company_id: CompanyId
  person: UserId
  last: number
  read_by_person: number
  read_by_support: number
  waits_since: Instant | null
  changed_at: ColumnType<Instant, Instant, Instant>
}

export type MessagesTable = SignedColumns<'said'> & {
  company_id: CompanyId
  person: UserId
  number: MessageNumber
  from_support: boolean
  text: string
  file_name: string | null
  format: AttachmentFormat | null
  sha256: string | null
  size: number | null
}

export const readConversationRow = (
  row: Omit<Selectable<ConversationsTable>, 'changed_at'>,
): Conversation => ({
  ...pickFields(row, ['companyId', 'person', 'last', 'waitsSince']),
  read: { person: row.read_by_person, support: row.read_by_support },
})

export function readMessageRow(row: Selectable<MessagesTable>): Message {
  const { from_support: fromSupport, file_name: name, format, sha256, size } = row
  const isFile = name !== null && format !== null && sha256 !== null && size !== null
  return {
    ...pickFields(row, ['companyId', 'person', 'number', 'text']),
    from: fromSupport ? 'support' : 'person',
    said: readSigned('said', row),
    file: isFile ? { name, format, sha256, size } : null,
  }
}
