import type { Company } from '@osh/core/companies/company.ts'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type { MemoFileFormat } from '@osh/core/memos/memo-repository.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { z } from 'zod'
import { mediaTypes } from '#adapters/documents/paper.ts'
import type { Api } from '../../api.ts'
import { refuse } from '../../response/problems.ts'
import { POLICY_OF_FILES } from '../../response/security-headers.ts'
import { disposition, formatIn } from '../../response/send-file.ts'

/** Prints a memo. */
export type RenderMemo = (memo: Memo, company: Company, format: MemoFileFormat) => Promise<Uint8Array>

/** The printed memo. */
export function memoFileRoutes(api: Api, renderMemo: RenderMemo): void {
  api.fileOf(
    'memo',
    {
      method: 'get',
      path: '/api/memos/{id}/file',
      summary: 'The printed memo, docx unless said otherwise',
      query: { format: { schema: z.enum(['docx', 'pdf']).default('docx') } },
      answer: { status: 200, files: Object.values(mediaTypes) },
    },
    async ({ c, id, query, records, company }) => {
      const format = formatIn(query.format)
      if (format === null) return refuse(c, fieldErrors({ field: 'format', code: 'choice/unknown' }))
      const [memo, place] = await Promise.all([
        records.memos.get(company, id as MemoId),
        records.companies.get(company),
      ])
      if (!memo.ok) return refuse(c, memo.error)
      if (!place.ok) return refuse(c, place.error)
      const file = await renderMemo(memo.value, place.value, format)
      c.header('content-security-policy', POLICY_OF_FILES)
      return c.body(new Uint8Array(file), 200, {
        'content-type': mediaTypes[format],
        'content-disposition': disposition(
          `memo.${format}`,
          `Служебная записка ${memo.value.number}.${format}`,
          format === 'pdf',
        ),
      })
    },
  )
}
