import { previewDocument } from '@osh/core/documents/issuing/preview-document.ts'
import { mediaTypes } from '#adapters/documents/paper.ts'
import { previewGiven, readPreviewRequest } from '#adapters/wire/documents/document-request-wire.ts'
import {
  encodeFreeNumbers,
  freeNumbersJson,
  freeNumbersQuery,
  lastAnswersJson,
  lastAnswersQuery,
  readFreeNumbersQuery,
  readTemplateId,
} from '#adapters/wire/documents/issue-hints-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import type { Api, InCompany } from '../../api.ts'
import { BODY_OF_LISTS } from '../../endpoint.ts'
import { sendJson } from '../../response/answers.ts'
import { refuse } from '../../response/problems.ts'
import { POLICY_OF_FILES } from '../../response/security-headers.ts'
import { disposition } from '../../response/send-file.ts'
import type { Press } from './template-routes.ts'

/** What a document begins with before it is issued. Its paths come before `/api/documents/{id}`. */
export function unissuedRoutes(api: Api, press: Press): void {
  api.member(
    {
      method: 'post',
      path: '/api/documents/preview',
      summary: 'The paper as far as it is filled, gaps marked; nothing is stored and no number is taken',
      body: previewGiven,
      bodyLimit: BODY_OF_LISTS,
      answer: { status: 200, files: Object.values(mediaTypes) },
    },
    (asked) => preview(asked, press),
  )
  api.member(
    {
      method: 'get',
      path: '/api/documents/free-numbers',
      summary: 'The lowest numbers of a year and letter that no document has; five unless said otherwise',
      query: freeNumbersQuery,
      answer: { status: 200, json: freeNumbersJson },
    },
    async ({ c, query, records, company }) => {
      const asked = readFreeNumbersQuery(query)
      if (!asked.ok) return refuse(c, asked.error)
      const { year, after, count } = asked.value
      return sendJson(c, encodeFreeNumbers(await records.documents.freeNumbers(company, year, after, count)))
    },
  )
  api.member(
    {
      method: 'get',
      path: '/api/documents/last-answers',
      summary: 'What the document of a form that was issued last was answered with',
      query: lastAnswersQuery,
      answer: { status: 200, json: lastAnswersJson },
    },
    async ({ c, query, records, company }) => {
      const templateId = readTemplateId(query)
      if (!templateId.ok) return refuse(c, templateId.error)
      return sendJson(c, { values: await records.documents.lastAnswers(company, templateId.value) })
    },
  )
}

async function preview({ c, body, records, company }: InCompany, press: Press): Promise<Response> {
  const given = readGiven(previewGiven, body)
  if (!given.ok) return refuse(c, given.error)
  const request = readPreviewRequest(given.value)
  if (!request.ok) return refuse(c, request.error)
  const needs = { ...records, staff: records, press: await press() }
  const shown = await previewDocument(needs, company, request.value)
  if (!shown.ok) return refuse(c, shown.error)
  const { format, bytes } = shown.value
  c.header('content-security-policy', POLICY_OF_FILES)
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': mediaTypes[format],
    'content-disposition': disposition(`preview.${format}`, `Предпросмотр.${format}`, format === 'pdf'),
  })
}
