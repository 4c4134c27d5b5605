import { makeEditionDesk } from '@osh/core/documents/editions/reissue.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import { previewDocument } from '@osh/core/documents/issuing/preview-document.ts'
import { readIssueRequest, readPreviewRequest } from '@osh/core/documents/issuing/read-issue-request.ts'
import { makeLawDesk } from '@osh/core/documents/library/review-law.ts'
import { isHiddenPaper } from '@osh/core/hiding/hidden-paper.ts'
import { makeLearnNumbers } from '@osh/core/registry/protocols/learn-numbers.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { takeReasonAsTyped } from '@osh/core/shared/texts/reason.ts'
import { readParagraphs } from '#adapters/documents/docx/read-paragraphs.ts'
import type { Turn } from '#adapters/threads/job-thread.ts'
import { documentCalls } from '#adapters/wire/documents/document-calls.ts'
import { editionCalls } from '#adapters/wire/documents/edition-calls.ts'
import { issueCalls, previewCalls } from '#adapters/wire/documents/issue-calls.ts'
import { lawCalls } from '#adapters/wire/documents/law-calls.ts'
import type { Api } from '../../api.ts'
import { streamCounted } from '../../heavy/streamed-list.ts'
import { serve } from '../../serve.ts'
import type { Press } from './template-routes.ts'

const ofArchive = {
  list: 'Issued documents, latest first: all',
  listPage: 'with `page` a screenful',
  listLatest: 'with `latest` so many of each form',
  listFreeNumbers: 'The lowest numbers of a year and letter that no document has; five unless said otherwise',
  readLastAnswers: 'What the document of a form that was issued last was answered with',
  get: 'One document',
  annul: {
    summary: 'Annuls a document that was issued wrongly; it stays in the archive with its number',
    judge: takeReasonAsTyped,
  },
}
const ofIssuing = {
  readKnown:
    'What the records answer to the values of a form, each with the words that say where it is from: what `POST /api/documents` fills where nothing is given. `asOf`: the day that the form asks its records for',
  check: {
    summary:
      'How many documents `POST /api/documents` would make, or what it would refuse; nothing is issued. A refusal with a row is about that one of `parseEmployeeIds`',
    judge: readIssueRequest,
  },
  issue: {
    summary: 'Issues a document of a form, or one for each employee; answers with the first',
    judge: readIssueRequest,
  },
}
const ofEditions = {
  look: 'The editions of a paper, the first one first; what this one has changed of the one before, paragraph by paragraph, and what another one would change now',
  reissue:
    'Issues another edition under the number and the day of the first: what was answered stays, what the records have learnt since is added, by the form as it is now; 409 where that says nothing new',
}
const ofLaw = {
  reviewLaw:
    'Changes of the law, the latest first, each with the forms, the papers of before, the terms with obligations and the roles with holders that stand on it',
}
const ofPreviews = {
  preview: {
    summary: 'The paper as far as it is filled, gaps marked; nothing is stored and no number is taken',
    judge: readPreviewRequest,
  },
}

/** The archive of documents, issuing them, and looking at them before. */
export function addDocumentRoutes(api: Api, clock: Clock, press: Press): void {
  // Before the archive: `known-answers` is no document's id.
  serve(api, issueCalls, ofIssuing, ({ c, caller, records }) => {
    const issuer = async (turn: Turn) =>
      makeIssueDocuments({ ...records, staff: records, clock, press: await press(turn) })
    return {
      readKnown: async (company, asked) =>
        makeIssueDocuments({ ...records, staff: records, clock, press: await press() }).readKnown(
          company,
          asked,
        ),
      check: async (company, request) =>
        (await issuer({ owner: caller.user, signal: c.req.raw.signal })).check(company, request),
      // What is begun is kept to the end: whoever has lost the connection finds the papers in the archive.
      issue: async (company, request) => (await issuer({ owner: caller.user })).issue(company, request),
    }
  })
  serve(api, editionCalls, ofEditions, ({ caller, records, hidden }) => {
    const desk = async () =>
      makeEditionDesk({
        ...{ ...records, staff: records, clock, press: await press({ owner: caller.user }), readParagraphs },
        learnSince: makeLearnNumbers(records.registry),
      })
    return {
      look: async (company, id) => {
        const one = await records.documents.get(company, id)
        if (!one.ok || isHiddenPaper(one.value, hidden)) return err(notFound)
        return (await desk()).look(company, id)
      },
      reissue: async (company, id) => (await desk()).reissue(company, id),
    }
  })
  serve(api, lawCalls, ofLaw, ({ records }) => ({
    reviewLaw: async (company) =>
      makeLawDesk({ ...records, clock, templates: (await press()).templates }).reviewLaw(company),
  }))
  serve(api, documentCalls, ofArchive, ({ records: { documents, longLists } }) => ({
    list: async (company, filter) =>
      streamCounted(await longLists.listDocumentIds(company, filter), (ids) =>
        longLists.listDocuments(company, ids),
      ),
    listPage: (company, query) => documents.listPage(company, query),
    listLatest: (company, each) => documents.listLatest(company, each),
    listFreeNumbers: (...asked) => documents.listFreeNumbers(...asked),
    readLastAnswers: (company, form) => documents.readLastAnswers(company, form),
    get: (company, id) => documents.get(company, id),
    annul: (input) => documents.annul(input),
  }))
  serve(api, previewCalls, ofPreviews, ({ c, caller, records }) => ({
    preview: async (company, request) => {
      const turn = { owner: caller.user, signal: c.req.raw.signal }
      const needs = { ...records, staff: records, press: await press(turn) }
      const shown = await previewDocument(needs, company, request)
      if (!shown.ok) return shown
      const { format, bytes } = shown.value
      return ok({ format, bytes, name: `Предпросмотр.${format}`, latinName: 'preview' })
    },
  }))
}
