import type { MemoId } from '@osh/core/memos/memo.ts'
import { z } from 'zod'
import { pageQuery, sectionQuery } from '#adapters/wire/list-parameters.ts'
import { readMemoQuery } from '#adapters/wire/memos/memo-query-wire.ts'
import {
  memoChangesGiven,
  memoGiven,
  readMemoDraft,
  readMemoEdit,
} from '#adapters/wire/memos/memo-request-wire.ts'
import { encodeMemo, memoJson, memoStatusWord, nextNumberJson } from '#adapters/wire/memos/memo-wire.ts'
import { readSection } from '#adapters/wire/obligations/deadline-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import type { Api, InCompany, OfOwned } from '../../api.ts'
import { BODY_OF_LISTS } from '../../endpoint.ts'
import { versionOf } from '../../request/if-match.ts'
import { answerPage, answerVersioned, sendJson } from '../../response/answers.ts'
import { problem, refuse } from '../../response/problems.ts'

/** The register of memos. */
export function memoRoutes(api: Api): void {
  registerRoutes(api)
  api.member(
    {
      method: 'post',
      path: '/api/memos',
      summary: 'Forms a memo; 409 names the rows that stand in another active memo',
      body: memoGiven,
      bodyLimit: BODY_OF_LISTS,
      answer: { status: 201, json: memoJson },
      refuses: [409],
    },
    formMemo,
  )
  api.ownerOf(
    'memo',
    {
      method: 'patch',
      path: '/api/memos/{id}',
      summary:
        'Changes what the merge-patch names; `employeesData` is the whole list, `canceled: true` is for good',
      body: memoChangesGiven,
      bodyLimit: BODY_OF_LISTS,
      answer: { status: 200, json: memoJson },
      refuses: [409],
    },
    changeMemo,
  )
}

function registerRoutes(api: Api): void {
  api.member(
    {
      method: 'get',
      path: '/api/memos',
      summary: 'Memos of a company, newest number first',
      query: { ...pageQuery, section: sectionQuery, status: { schema: memoStatusWord } },
      answer: { status: 200, json: z.array(memoJson), counted: true },
    },
    async ({ c, query, records, company }) => {
      const read = readMemoQuery(query)
      if (!read.ok) return refuse(c, read.error)
      return answerPage(c, await records.memos.list(company, read.value), encodeMemo)
    },
  )
  api.member(
    {
      method: 'get',
      path: '/api/memos/next-number',
      summary: 'The number that the next memo gets if nobody else forms one first',
      answer: { status: 200, json: nextNumberJson },
    },
    async ({ c, records, company }) => sendJson(c, { number: await records.memos.nextNumber(company) }),
  )
  api.ownerOf(
    'memo',
    {
      method: 'get',
      path: '/api/memos/{id}',
      summary: 'One memo',
      answer: { status: 200, json: memoJson },
    },
    async ({ c, id, records, company }) =>
      answerVersioned(c, await records.memos.get(company, id as MemoId), encodeMemo),
  )
}

async function formMemo({ c, body, records, company }: InCompany): Promise<Response> {
  const given = readGiven(memoGiven, body)
  if (!given.ok) return refuse(c, given.error)
  const section = readSection(String(given.value.section ?? ''))
  if (!section.ok) return refuse(c, section.error)
  const draft = readMemoDraft(section.value, given.value)
  if (!draft.ok) return refuse(c, draft.error)
  const formed = await records.memos.form({ companyId: company, draft: draft.value })
  return answerVersioned(c, formed, encodeMemo, 201)
}

async function changeMemo({ c, id, body, records, company }: OfOwned): Promise<Response> {
  const version = versionOf(c)
  if (!version.ok) return problem(c, version.error)
  const given = readGiven(memoChangesGiven, body)
  if (!given.ok) return refuse(c, given.error)
  const memo = { companyId: company, id: id as MemoId, version: version.value }
  if (given.value.canceled === true) return answerVersioned(c, await records.memos.cancel(memo), encodeMemo)
  const current = await records.memos.get(company, memo.id)
  if (!current.ok) return refuse(c, current.error)
  const edit = readMemoEdit(current.value.section, given.value)
  if (!edit.ok) return refuse(c, edit.error)
  return answerVersioned(c, await records.memos.edit({ ...memo, edit: edit.value }), encodeMemo)
}
