import { mapHeader } from '@osh/core/memos/memo-header.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import * as z from 'zod/mini'
import type { Words } from '../contract/command-input.ts'
import { renameKeys, reverse } from '../contract/names.ts'
import { ownFieldsGiven, subjectNames, subjectTranslators, translate } from '../obligations/subject-wire.ts'
import { givenId, givenList, givenNumber, givenText } from '../wire-format.ts'
import { decodeFound, decodeResult, encodeKnownFound, encodeKnownResult } from '../words.ts'

const rowGiven = z.object({
  obligationId: givenNumber,
  employeeId: givenNumber,
  section: givenText,
  ...ownFieldsGiven,
  periodicity: givenText,
  deadline: givenText,
  completionDate: givenText,
  result: givenText,
  finalWorkingConditionsClass: givenText,
  finalRiskLevel: givenText,
})

/** What PATCH /api/memos/{id} carries: only what changes; `employeesData` is the whole list. */
export const memoChangesGiven = z.object({
  ...mapHeader(() => givenText),
  reportApprovalDate: givenText,
  registrationDate: givenText,
  employeesData: z.exactOptional(givenList(rowGiven)),
  canceled: z.exactOptional(z.boolean()),
})
/** What POST /api/memos carries. */
export const memoGiven = z.extend(z.omit(memoChangesGiven, { canceled: true }), {
  companyId: givenId,
  section: givenText,
})

const rowNames = {
  ...subjectNames,
  date: 'completionDate',
  foundClass: 'finalWorkingConditionsClass',
  foundLevel: 'finalRiskLevel',
} as const

const ownRowNames = reverse(rowNames)

/** What a memo's fields and those of its rows are called on the wire, where the trade calls them otherwise. */
export const memoNames = {
  ...rowNames,
  rows: 'employeesData',
  reportApprovedOn: 'reportApprovalDate',
  registeredOn: 'registrationDate',
} as const

/** Of a memo its section has a word of its own on the wire, and of its rows the names and the choices. */
export const memoWords: Words = {
  toCore: (memo) => {
    const words = { ...subjectTranslators.toCore, ...decoders }
    return putInWords(memo, words, (row) => translate(renameKeys(ownRowNames, row), words))
  },
  toWire: (memo) => {
    const words = { ...subjectTranslators.toWire, ...encoders }
    return putInWords(memo, words, (row) => renameKeys(rowNames, translate(row, words)))
  },
}

const decoders = {
  result: decodeResult,
  foundClass: decodeFound,
  foundLevel: decodeFound,
}
const encoders = {
  result: encodeKnownResult,
  foundClass: encodeKnownFound,
  foundLevel: encodeKnownFound,
}

function putInWords(
  { rows, ...memo }: Input,
  words: Parameters<typeof translate>[1],
  rowInWords: (row: Input) => Input,
): Input {
  const head = translate(memo, words)
  return rows === undefined ? head : { ...head, rows: Array.isArray(rows) ? rows.map(rowInWords) : rows }
}
