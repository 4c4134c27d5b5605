import type { Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { type DocumentFormat, documentFormats } from '@osh/core/documents/document.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import type { InputCodec } from './input.ts'
import type { OfOne } from './who.ts'

type Asked<O extends Owned> = [CompanyId, OfOne<O>['id'], DocumentFormat]

/** `method(companyId, id, format)`: a file of one thing, docx unless said otherwise. */
export const inFormat = <O extends Owned>(): InputCodec<OfOne<O>, Asked<O>, 'choice/unknown'> => ({
  query: { format: { schema: z._default(z.enum(documentFormats), 'docx') } },
  read: ({ of, query }) => {
    const format = documentFormats.find((one) => one === (query.format || 'docx'))
    if (!format) return err(fieldErrors({ field: 'format', code: 'choice/unknown' }))
    return ok([of.companyId, of.id, format])
  },
  write: (companyId, id, format) => ({ of: { companyId, id }, query: { format } }),
})
