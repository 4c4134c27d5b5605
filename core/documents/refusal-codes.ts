import { textCodes } from '../shared/texts/text.ts'
import { templateCodes } from './library/parse-template-id.ts'

/** What the answers to a form’s values are refused with. */
export const answerCodes = ['document/value-missing', 'document/out-of-bounds'] as const
export type AnswerCode = (typeof answerCodes)[number]

/** What a number of a document is refused with. */
export const documentNumberCodes = ['document-number/required', 'document-number/invalid'] as const
export type DocumentNumberCode = (typeof documentNumberCodes)[number]

/** Why a paper can't be shown before it is issued. */
export const previewCodes = [
  ...templateCodes,
  'list/invalid',
  'choice/unknown',
  'incident/unknown',
  'microtrauma/unknown',
  'document-date/required',
  'document/value-missing',
] as const
export type PreviewCode = (typeof previewCodes)[number]

/** Why a document can't be asked for so, or is not issued. */
export const issueCodes = [
  ...previewCodes,
  ...answerCodes,
  ...documentNumberCodes,
  'incident/annulled',
  'document-number/taken',
  'document-date/too-late',
  'date/invalid',
  'employee/required',
  'employee/unknown',
  'number/invalid',
] as const
export type IssueCode = (typeof issueCodes)[number]

/** Why papers are not printed together. */
export const printCodes = [
  'documents/none-chosen',
  'documents/too-many',
  'documents/unknown',
  'list/invalid',
  'format/docx-only',
] as const
export type PrintCode = (typeof printCodes)[number]

/** Why a file is not taken for a form; what is wrong inside it is said in words (`server/said`). */
export const ownFormCodes = [...textCodes, 'own-form/too-large', 'server/said'] as const
export type OwnFormCode = (typeof ownFormCodes)[number]
