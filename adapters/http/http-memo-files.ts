import type { CompanyId } from '@osh/core/companies/company.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { MemoFileFormat, MemoFiles } from '@osh/core/memos/memo-repository.ts'
import type { NotFound } from '@osh/core/shared/results/refusals.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { memoFilePath } from '#adapters/wire/memos/memo-wire.ts'
import type { SignedLink } from './file-links.ts'

/** Links that a new tab opens, signed by the server for a minute. */
export class HttpMemoFiles implements MemoFiles {
  readonly #signed: SignedLink
  constructor(signed: SignedLink) {
    this.#signed = signed
  }

  link(_: CompanyId, id: MemoId, format: MemoFileFormat): Promise<Result<string, NotFound>> {
    return this.#signed(`${memoFilePath(id)}?format=${format}`)
  }
}
