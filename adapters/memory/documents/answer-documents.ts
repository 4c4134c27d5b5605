import type { Answers } from '@osh/core/commands/follow.ts'
import { isFirstEdition } from '@osh/core/documents/document.ts'
import type { DocumentQuestion } from '@osh/core/documents/issuing/document-facts.ts'
import { takeDocumentYear } from '@osh/core/documents/numbering/document-date.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { freeNumbers } from '@osh/core/documents/numbering/free-numbers.ts'
import type { OwnFormQuestion } from '@osh/core/documents/own-forms/own-form-facts.ts'
import { findNextId, type State } from '../state.ts'
import {
  findSource,
  listDocuments,
  listEditions,
  listTaken,
  readNumbering,
} from './memory-document-queries.ts'
import { formInUse } from './memory-own-form-queries.ts'

export const answerDocuments = (state: State): Answers<DocumentQuestion | OwnFormQuestion> => ({
  'document-year': () => null,
  numbering: ({ companyId }) => readNumbering(state, companyId),
  'is-number-taken': ({ companyId, year, series, number }) =>
    listTaken(listDocuments(state, companyId), series, year, number.letter).has(number.integer),
  'free-numbers': ({ companyId, year, series, letter, count }) =>
    freeNumbers(listTaken(listDocuments(state, companyId), series, year, letter), letter, count),
  'begins-batch': ({ companyId, id }) =>
    listDocuments(state, companyId).some((one) => one.id === id && one.batch === id),
  document: ({ companyId, id }) => listDocuments(state, companyId).find((one) => one.id === id) ?? null,
  'data-of-paper': ({ companyId, id }) =>
    listDocuments(state, companyId).some((one) => one.id === id)
      ? (findSource(state, id)?.data ?? null)
      : null,
  editions: ({ companyId, id }) => listEditions(state, companyId, id),
  'papers-numbered': ({ companyId, templateId, numbers }) =>
    listDocuments(state, companyId)
      .filter(
        (one) =>
          one.templateId === templateId &&
          isFirstEdition(one) &&
          one.annulled === null &&
          numbers.some(
            ({ year, number }) =>
              year === takeDocumentYear(one.date) &&
              printDocumentNumber(number) === printDocumentNumber(one.number),
          ),
      )
      .map((document) => ({ document, answers: findSource(state, document.id)?.answers ?? {} })),
  'new-document-id': () => findNextId(state.documents),
  'form-in-use': ({ companyId, templateId }) => formInUse(state, companyId, templateId),
  'new-own-form-id': () => findNextId(state.ownForms),
})
