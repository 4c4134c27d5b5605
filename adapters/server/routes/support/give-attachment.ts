import { nameByFormat } from '@osh/core/files/file-name.ts'
import { readPieces } from '@osh/core/files/file-store.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { ConversationKey, MessageNumber } from '@osh/core/support/message.ts'
import { streamOf } from '../../response/stream-of.ts'

/** The file of a message as it was sent, under a name that says what it is. */
export async function giveAttachment(
  { support, files }: Pick<StoredRecords, 'support' | 'files'>,
  key: ConversationKey,
  number: MessageNumber,
) {
  const found = await support.message(key, number)
  if (!found.ok) return found
  const { file } = found.value
  if (file === null) return err(notFound)
  const { format, sha256 } = file
  const bytes = async () => streamOf(readPieces(files, key.companyId, file))
  return ok({ format, bytes, sha256, name: nameByFormat(file), latinName: 'attachment' })
}
