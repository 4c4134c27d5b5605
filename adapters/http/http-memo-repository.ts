import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type {
  MemoFileFormat,
  MemoFiles,
  MemoQuery,
  MemoRepository,
  memoCommands,
} from '@osh/core/memos/memo-repository.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, type Result } from '@osh/core/shared/result.ts'
import { encodeMemoDraft, encodeMemoEdit } from '#adapters/wire/memos/memo-draft-wire.ts'
import { memoParams } from '#adapters/wire/memos/memo-query-wire.ts'
import { decodeMemo, decodeMemos, decodeNextNumber, memoFilePath } from '#adapters/wire/memos/memo-wire.ts'
import type { SignedLink } from './file-links.ts'
import type { HttpClient } from './session/http-client.ts'

type InputOf<Name extends keyof typeof memoCommands> = Parameters<MemoRepository[Name]>[0]

const memoRefusals = [
  'fields',
  'not-found',
  'memo/rows-taken',
  'memo/no-rows',
  'memo/row-doubled',
  'memo/wrong-section',
  'memo/events-mixed',
  'memo/obligation-removed',
  'memo/canceled',
  'memo/has-results',
  'ppe/more-than-held',
  'ppe/issuance-has-returns',
] as const

export class HttpMemoRepository implements MemoRepository {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  list(companyId: CompanyId, query: MemoQuery): Promise<Listed<Memo>> {
    return this.#client.page('/api/memos', { companyId, ...memoParams(query) }, decodeMemos)
  }

  async get(companyId: CompanyId, id: MemoId): Promise<Result<Memo, NotFound>> {
    const ask = { method: 'get', path: `/api/memos/${id}`, params: { companyId } } as const
    const got = await this.#client.ask(ask, decodeMemo, ['not-found'])
    return got.ok && got.value.companyId !== companyId ? err(notFound) : got
  }

  nextNumber(companyId: CompanyId): Promise<number> {
    return this.#client.read('/api/memos/next-number', { companyId }, decodeNextNumber)
  }

  form({ companyId, draft }: InputOf<'form'>) {
    const body = { companyId, ...encodeMemoDraft(draft) }
    return this.#client.ask({ method: 'post', path: '/api/memos', body }, decodeMemo, memoRefusals)
  }

  edit({ edit, ...memo }: InputOf<'edit'>) {
    return this.#patch(memo, encodeMemoEdit(edit))
  }

  cancel(memo: InputOf<'cancel'>) {
    return this.#patch(memo, { canceled: true })
  }

  #patch({ companyId, id, version }: InputOf<'cancel'>, body: object) {
    const ask = { method: 'patch', path: `/api/memos/${id}`, params: { companyId }, body, version } as const
    return this.#client.ask(ask, decodeMemo, [...memoRefusals, 'stale'])
  }
}

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
