import type { Company, CompanyId } from '@osh/core/companies/company.ts'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type { MemoFileFormat, MemoFiles } from '@osh/core/memos/memo-repository.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { NotFound } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { mediaTypes } from '../documents/file/media-types.ts'

/** Renders a memo for print. */
export type RenderMemo = (memo: Memo, company: Company, format: MemoFileFormat) => Promise<Uint8Array>

/** Memos rendered in the browser; a link is the address of the file in its memory. */
export class LocalMemoFiles implements MemoFiles {
  readonly #records: Records
  readonly #render: RenderMemo
  constructor(records: Records, render: RenderMemo) {
    this.#records = records
    this.#render = render
  }

  async makeLink(
    companyId: CompanyId,
    id: MemoId,
    format: MemoFileFormat,
  ): Promise<Result<string, NotFound>> {
    const memo = await this.#records.memos.get(companyId, id)
    if (!memo.ok) return memo
    const company = await this.#records.companies.get(companyId)
    if (!company.ok) return company
    const bytes = await this.#render(memo.value, company.value, format)
    return ok(addressOfFile(bytes, format))
  }
}

/** An address that a new tab can open for the next minute. */
export function addressOfFile(bytes: Uint8Array, format: MemoFileFormat | 'zip'): string {
  return addressFor(new Blob([new Uint8Array(bytes)], { type: mediaTypes[format] }))
}
