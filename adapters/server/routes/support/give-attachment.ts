import { readPieces } from '@osh/core/files/file-store.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { ConversationKey, MessageNumber } from '@osh/core/support/message.ts'
import { streamOf } from '../../response/stream-of.ts'

/** The file of a message as it was sent. */
export async function giveAttachment(
  { support, files }: Pick<StoredRecords, 'support' | 'files'>,
  key: ConversationKey,
  number: MessageNumber,
) {
  const found = await support.message(key, number)
  if (!found.ok) return found
  const { file } = found.value
  if (file === null) return err(notFound)
  const { format, name, sha256 } = file
  const bytes = async () => streamOf(readPieces(files, key.companyId, file))
  return ok({ format, bytes, sha256, name, latinName: 'attachment' })
}
