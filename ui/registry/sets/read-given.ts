import type { ImportDesk } from '@osh/core/imports/imports.ts'
import type { AnsweredRecord } from '@osh/core/registry/answered-record.ts'
import { readAnswer } from '@osh/core/registry/read-answer.ts'
import { readTableAnswer } from '@osh/core/registry/read-table-answer.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { describeFieldError } from '@osh/core/wording/refusals/refusals.ts'
import { registryTexts as texts } from '../texts.ts'

/** What the register answered, by a file of any kind that it gives out or by pasted lines; else what is wrong, in words. Throws `Unavailable`. */
export async function readGiven(
  given: File | string,
  desk: ImportDesk | null,
  companyId: CompanyId,
): Promise<Result<readonly AnsweredRecord[], readonly string[]>> {
  if (typeof given !== 'string') {
    const bytes = new Uint8Array(await given.arrayBuffer())
    if (!isPacked(bytes)) return readGiven(decodeText(bytes), desk, companyId)
    if (desk === null) return err([texts.noTables])
    const read = await desk.read(companyId, { name: given.name, bytes })
    if (!read.ok) return err(read.error.errors.map(describeFieldError))
    const answer = readTableAnswer(read.value.find(({ rows }) => rows.length > 0)?.rows ?? [])
    return answer.ok ? answer : err([texts.sayAnswerFault(answer.error)])
  }
  if (given.trim() === '') return err([texts.nothing])
  const answer = readAnswer(given)
  return answer.ok ? ok(answer.value) : err([texts.sayAnswerFault(answer.error)])
}

/** .xlsx and .ods are archives. */
const isPacked = ([p, k]: Uint8Array): boolean => p === 0x50 && k === 0x4b

/** What a file says, in UTF-8 or as older programs write Russian. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
