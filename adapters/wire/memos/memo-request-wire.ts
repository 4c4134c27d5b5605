import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { z } from 'zod'
import type { Words } from '../contract/command-input.ts'
import { ownFieldsGiven, subjectTranslators, translated } from '../obligations/subject-wire.ts'
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
  recipient: givenText,
  name: givenText,
  fullName: givenText,
  author: givenText,
  note: givenText,
  duration: givenText,
  formOfStudy: givenText,
  basis: givenText,
  reportApprovalDate: givenText,
  registrationDate: givenText,
  employeesData: givenList(rowGiven).exactOptional(),
  canceled: z.boolean().exactOptional(),
})
/** What POST /api/memos carries. */
export const memoGiven = memoChangesGiven
  .omit({ canceled: true })
  .extend({ companyId: givenId, section: givenText })

/** Of a memo its section has a word of its own on the wire, and of its rows the choices. */
export const memoWords: Words = {
  toCore: (memo) => inWords(memo, { ...subjectTranslators.toCore, ...decoders }),
  toWire: (memo) => inWords(memo, { ...subjectTranslators.toWire, ...encoders }),
}

const decoders = {
  result: decodeResult,
  finalWorkingConditionsClass: decodeFound,
  finalRiskLevel: decodeFound,
}
const encoders = {
  result: encodeKnownResult,
  finalWorkingConditionsClass: encodeKnownFound,
  finalRiskLevel: encodeKnownFound,
}

function inWords({ employeesData: rows, ...memo }: Input, words: Parameters<typeof translated>[1]): Input {
  const head = translated(memo, words)
  if (rows === undefined) return head
  return { ...head, employeesData: Array.isArray(rows) ? rows.map((row) => translated(row, words)) : rows }
}
