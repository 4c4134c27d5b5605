import type { Answers } from '@osh/core/commands/follow.ts'
import type { DocumentQuestion } from '@osh/core/documents/issuing/document-facts.ts'
import { freeNumbers } from '@osh/core/documents/numbering/free-numbers.ts'
import type { OwnFormQuestion } from '@osh/core/documents/own-forms/own-form-facts.ts'
import { nextId, type State } from '../state.ts'
import { documentsOf, numberingIn, takenIn } from './memory-document-queries.ts'
import { formInUse } from './memory-own-form-queries.ts'

export const answerDocuments = (state: State): Answers<DocumentQuestion | OwnFormQuestion> => ({
  'document-year': () => null,
  numbering: ({ companyId }) => numberingIn(state, companyId),
  'is-number-taken': ({ companyId, year, series, number }) =>
    takenIn(documentsOf(state, companyId), series, year, number.letter).has(number.integer),
  'free-numbers': ({ companyId, year, series, letter, count }) =>
    freeNumbers(takenIn(documentsOf(state, companyId), series, year, letter), letter, count),
  'begins-batch': ({ companyId, id }) =>
    documentsOf(state, companyId).some((one) => one.id === id && one.batch === id),
  document: ({ companyId, id }) => documentsOf(state, companyId).find((one) => one.id === id) ?? null,
  'new-document-id': () => nextId(state.documents),
  'form-in-use': ({ companyId, templateId }) => formInUse(state, companyId, templateId),
  'new-own-form-id': () => nextId(state.ownForms),
})
