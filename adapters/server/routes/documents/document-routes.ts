import type { DocumentId } from '@osh/core/documents/document.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { z } from 'zod'
import { documentGiven, readIssueRequest } from '#adapters/wire/documents/document-request-wire.ts'
import { documentJson, encodeDocument, readDocumentFilter } from '#adapters/wire/documents/document-wire.ts'
import { pageQuery } from '#adapters/wire/list-parameters.ts'
import { readPage } from '#adapters/wire/page-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import type { Api, InCompany } from '../../api.ts'
import { todayOf } from '../../company-day.ts'
import { BODY_OF_LISTS } from '../../endpoint.ts'
import { answer, answerPage } from '../../response/answers.ts'
import { refuse } from '../../response/problems.ts'
import type { Press } from './template-routes.ts'

const text = { schema: z.string() }
const number = { schema: z.int().positive() }
const date = { schema: z.iso.date() }

/** Issuing documents, and the archive of those issued. */
export function documentRoutes(api: Api, clock: Clock, press: Press): void {
  api.member(
    {
      method: 'post',
      path: '/api/documents',
      summary: 'Issues a document of a form, or one for each employee; answers with the first',
      body: documentGiven,
      bodyLimit: BODY_OF_LISTS,
      answer: { status: 201, json: documentJson },
    },
    (asked) => issue(asked, clock, press),
  )
  api.member(
    {
      method: 'get',
      path: '/api/documents',
      summary:
        'Issued documents, latest first; without `page` all of them; with `latest` so many of each form',
      query: {
        ...pageQuery,
        search: text,
        templateGroupId: number,
        templateId: number,
        employeeId: number,
        from: date,
        to: date,
        latest: { schema: z.int().min(1).max(50) },
      },
      answer: { status: 200, json: z.array(documentJson), counted: true },
    },
    archive,
  )
  api.ownerOf(
    'document',
    {
      method: 'get',
      path: '/api/documents/{id}',
      summary: 'One document',
      answer: { status: 200, json: documentJson },
    },
    async ({ c, id, records, company }) =>
      answer(c, await records.documents.get(company, id as DocumentId), encodeDocument),
  )
}

async function issue(
  { c, body, records, company }: InCompany,
  clock: Clock,
  press: Press,
): Promise<Response> {
  const given = readGiven(documentGiven, body)
  if (!given.ok) return refuse(c, given.error)
  const request = readIssueRequest(given.value, await todayOf(records, company, clock))
  if (!request.ok) return refuse(c, request.error)
  const issuer = makeIssueDocuments({ ...records, staff: records, press: await press() })
  return answer(c, await issuer.issue(company, request.value), encodeDocument, 201)
}

async function archive({ c, query, records, company }: InCompany): Promise<Response> {
  const filter = readDocumentFilter(query)
  if (!filter.ok) return refuse(c, filter.error)
  if (query.page || query.limit) {
    const page = readPage(query)
    if (!page.ok) return refuse(c, page.error)
    return answerPage(
      c,
      await records.documents.page(company, { ...filter.value, ...page.value }),
      encodeDocument,
    )
  }
  const latest = Number(query.latest)
  const items = Number.isInteger(latest)
    ? await records.documents.latest(company, Math.min(Math.max(latest, 1), 50))
    : await records.documents.list(company, filter.value)
  return answerPage(c, { items, total: items.length, more: false }, encodeDocument)
}
