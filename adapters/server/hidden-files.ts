import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import { isHiddenPaper } from '@osh/core/hiding/hidden-paper.ts'
import { isHiddenEvidence, isHiddenSection } from '@osh/core/hiding/hide.ts'
import type { EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { type HiddenFile, hiddenFile } from '@osh/core/rights/hidden-file.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import type { NotFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { documentFileCalls } from '#adapters/wire/documents/document-file-calls.ts'
import { evidenceFileCalls } from '#adapters/wire/incidents/evidence-calls.ts'
import { memoFileCalls } from '#adapters/wire/memos/memo-file-calls.ts'

type Records = Pick<StoredRecords, 'memos' | 'documents' | 'evidence'>
type Look = (
  records: Records,
  hidden: readonly HiddenKind[],
  company: CompanyId,
  id: number,
) => Promise<Result<boolean, NotFound>>

const lookAtEvidence: Look = async ({ evidence }, hidden, company, id) => {
  const one = await evidence.get(company, id as EvidenceId)
  return one.ok ? ok(isHiddenEvidence(one.value.of, hidden)) : one
}

/** Whether each file that may have something hidden in it has; its route says the same when it is asked for. */
const looks: Readonly<Record<string, Look>> = {
  [memoFileCalls.file.path]: async ({ memos }, hidden, company, id) => {
    const one = await memos.get(company, id as MemoId)
    return one.ok ? ok(isHiddenSection(one.value.section, hidden)) : one
  },
  [documentFileCalls.file.path]: async ({ documents }, hidden, company, id) => {
    const one = await documents.get(company, id as DocumentId)
    return one.ok ? ok(isHiddenPaper(one.value, hidden)) : one
  },
  [documentFileCalls.batch.path]: async ({ documents }, hidden, company, id) =>
    ok((await documents.listBatch(company, id as DocumentId)).some((paper) => isHiddenPaper(paper, hidden))),
  [evidenceFileCalls.file.path]: lookAtEvidence,
  [evidenceFileCalls.preview.path]: lookAtEvidence,
  [evidenceFileCalls.archive.path]: async (_, hidden) => ok(hidden.length > 0),
}

/** Refuses a link to a file that would be refused itself: in a tab of its own no one could say why. */
export async function checkHiddenFile(
  path: string,
  records: Records,
  hidden: readonly HiddenKind[],
  of: { readonly company: CompanyId; readonly id: number },
): Promise<Result<null, NotFound | HiddenFile>> {
  if (hidden.length === 0) return ok(null)
  const looked = await looks[path]?.(records, hidden, of.company, of.id)
  if (looked?.ok === false) return looked
  return looked?.value ? err(hiddenFile) : ok(null)
}
