import type { Company } from '@osh/core/companies/company.ts'
import { isHiddenSection } from '@osh/core/hiding/hide.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import type { MemoFileFormat } from '@osh/core/memos/memo-repository.ts'
import { hiddenFile } from '@osh/core/rights/hidden-file.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { Turn } from '#adapters/threads/job-thread.ts'
import { memoFileCalls } from '#adapters/wire/memos/memo-file-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

/** Prints a memo in the turn of whoever asks. */
export type PrintMemo = (
  turn: Turn,
  memo: Memo,
  company: Company,
  format: MemoFileFormat,
) => Promise<Uint8Array>

const described = { file: 'The printed memo, docx unless said otherwise' }

/** The printed memo. */
export function addMemoFileRoutes(api: Api, printMemo: PrintMemo): void {
  serve(api, memoFileCalls, described, ({ c, caller, records, hidden }) => ({
    file: async (companyId, id, format) => {
      const [memo, company] = await Promise.all([
        records.memos.get(companyId, id),
        records.companies.get(companyId),
      ])
      if (!memo.ok) return memo
      if (!company.ok) return company
      if (isHiddenSection(memo.value.section, hidden)) return err(hiddenFile)
      const turn = { owner: caller.user, signal: c.req.raw.signal }
      const bytes = await printMemo(turn, memo.value, company.value, format)
      const name = `Служебная записка ${memo.value.number}.${format}`
      return ok({ format, bytes, name, latinName: 'memo' })
    },
  }))
}
