import type { ImportField } from '@osh/core/imports/import-field.ts'
import type { ToldLeft } from '@osh/core/imports/imports.ts'
import { sheetCodes, tableCodes } from '@osh/core/imports/refusal-codes.ts'
import { MOST_ROWS, SHEET_FILE_LIMIT } from '@osh/core/imports/sheet.ts'
import type { ImportId, StaffImport } from '@osh/core/imports/staff-import.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { asItIs, file, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { BODY_OF_STAFF, type InputCodec } from '../contract/input.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import type { OfCompany } from '../contract/who.ts'
import { givenId, givenList, givenText, id, idOf, signed } from '../wire-format.ts'

/** Fields are many, and named by the norms: the server tells those that it has read. */
const field = z.string() as z.ZodMiniType<string> as z.ZodMiniType<ImportField>

const staffImport = asItIs<StaffImport>(
  z.object({
    id: idOf<ImportId>(),
    companyId: idOf<CompanyId>(),
    fileName: z.string(),
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), left: z.int(), dismissed: z.int() }),
    columns: z.record(z.string(), z.nullable(field)),
    made: signed,
    undone: z.nullable(signed),
  }),
)

const left = asItIs<ToldLeft>(
  z.object({
    fields: z.array(field),
    rows: z.array(z.object({ line: z.int(), values: z.array(z.string()), why: z.string() })),
  }),
)

type SentTable = { readonly name: string; readonly bytes: Uint8Array }

/** `method(companyId, file)`; the name is told for nothing: what a file is its bytes say. */
const sentTable: InputCodec<OfCompany, [CompanyId, SentTable], never> = {
  upload: { formats: ['xlsx', 'ods', 'csv'], limit: SHEET_FILE_LIMIT },
  read: ({ of, bytes }) => ok([of.companyId, { name: '', bytes }]),
  write: (companyId, { bytes }) => ({ of: { companyId }, file: bytes }),
}

const cells = z.array(z.union([z.string(), z.int(), z.null()], { error: 'list/invalid' }), {
  error: 'list/invalid',
})

const member = { who: 'member', right: 'change' } as const
const path = '/api/staff-imports'

/** Staff files: reading, loading, undoing. */
export const importCalls = {
  read: call({
    ...member,
    path: '/api/staff-imports/reading',
    weighs: 'import',
    keepsNothing: true,
    input: sentTable,
    answer: file('jsonl'),
    refuses: sheetCodes,
  }),
  list: query({ ...member, path, input: ofCompany, answer: list(staffImport) }),
  listLeft: query({
    ...member,
    path: '/api/staff-imports/left-rows',
    input: withQuery({
      parameters: { importId: { schema: id, required: true } },
      read: ({ importId }) => ok((readId(importId) ?? 0) as ImportId),
      write: (importId: ImportId) => ({ importId }),
    }),
    answer: one(left),
  }),
  load: call({
    ...member,
    path,
    weighs: 'import',
    bodyLimit: BODY_OF_STAFF,
    input: detailsInCompany({
      mostRows: MOST_ROWS,
      fields: z.object({
        fileName: givenText,
        fields: givenList(z.string()),
        rows: givenList(cells),
        choices: givenList(cells),
        places: z.optional(givenList(cells)),
        dismissals: z.optional(givenList(cells)),
        columns: givenList(cells),
        mark: givenText,
      }),
    }),
    answer: newOne(staffImport),
    refuses: [
      ...tableCodes,
      'import/nothing',
      'stale',
      'tariff/ended',
      'tariff/staff-full',
      'tariff/office-only',
      'tariff/without-section',
    ],
  }),
  undo: call({
    ...member,
    path: '/api/staff-imports/undoing',
    weighs: 'import',
    input: detailsInCompany({ fields: z.object({ importId: givenId }) }),
    answer: one(staffImport),
    refuses: [
      ...(['not-found', 'choice/unknown', 'import/touched', 'import/undone', 'import/forgotten'] as const),
      'tariff/staff-full',
    ],
  }),
}
