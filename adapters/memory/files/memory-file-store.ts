import type { Writers } from '@osh/core/commands/apply.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { FileStore, FileWrite } from '@osh/core/files/file-store.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import type { State, StateFile } from '../state.ts'
import { decodeBase64, encodeBase64, partFromBase64 } from './base64.ts'

export class MemoryFileStore implements FileStore {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  read(companyId: CompanyId, sha256: string): Promise<Result<Uint8Array, NotFound>> {
    return this.#ledger.read((state) => fileIn(state, companyId, sha256))
  }

  readPart(
    companyId: CompanyId,
    sha256: string,
    from: number,
    length: number,
  ): Promise<Result<readonly Uint8Array[], NotFound>> {
    return this.#ledger.read((state) => {
      const file = state.files.find(isFile(companyId, sha256))
      return file ? ok([partFromBase64(file.base64, from, length)]) : err(notFound)
    })
  }
}

/** The file of the company that has the mark. */
export function fileIn(state: State, companyId: CompanyId, sha256: string): Result<Uint8Array, NotFound> {
  const file = state.files.find(isFile(companyId, sha256))
  return file ? ok(decodeBase64(file.base64)) : err(notFound)
}

const isFile =
  (companyId: CompanyId, sha256: string) =>
  (file: StateFile): boolean =>
    file.companyId === companyId && file.sha256 === sha256

export const fileWriters: Writers<FileWrite, State, State> = {
  files: (state, rows) => {
    const kept = [...state.files]
    for (const { companyId, sha256, bytes } of rows)
      if (!kept.some(isFile(companyId, sha256)))
        kept.push({ companyId, sha256, size: bytes.length, base64: encodeBase64(bytes) })
    return { ...state, files: kept }
  },
}

/** The state without files that nothing of their company refers to. */
export function releaseFiles(state: State): State {
  const referred = new Set([
    ...state.documents.flatMap(({ companyId, files: { docx, pdf } }) =>
      [docx, pdf].map((mark) => `${companyId} ${mark?.sha256}`),
    ),
    ...(state.evidence ?? []).flatMap(({ companyId, content }) =>
      content.is === 'file'
        ? [content.file, content.preview].map((mark) => `${companyId} ${mark?.sha256}`)
        : [],
    ),
    ...(state.messages ?? []).map(({ companyId, file }) => `${companyId} ${file?.sha256}`),
    ...state.ownForms.map(({ companyId, sha256 }) => `${companyId} ${sha256}`),
  ])
  return { ...state, files: state.files.filter((one) => referred.has(`${one.companyId} ${one.sha256}`)) }
}
