import type { CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { idIn } from '@osh/core/shared/identifier.ts'
import { z } from 'zod'
import {
  completionGiven,
  completionJson,
  encodeCompletion,
  readCompletionFact,
  readCompletionPatch,
} from '#adapters/wire/obligations/completion-wire.ts'
import { explanationJson, obligationJson } from '#adapters/wire/obligations/obligation-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import type { Api } from '../../api.ts'
import { todayOf } from '../../company-day.ts'
import { answer, answerList } from '../../response/answers.ts'
import { absent, refuse } from '../../response/problems.ts'
import { encodeExplained } from './obligation-routes.ts'

/** Completions of an obligation, and those entered by hand. */
export function completionRoutes(api: Api, clock: Clock): void {
  const explainedJson = obligationJson.extend(explanationJson.shape)
  api.ownerOf(
    'obligation',
    {
      method: 'get',
      path: '/api/obligations/{id}/completions',
      summary: 'Completions of an obligation, newest first, those taken back included',
      answer: { status: 200, json: z.array(completionJson), counted: true },
    },
    async ({ c, id, records, company }) => {
      const found = await records.obligations.completions(company, id as ObligationId)
      return found.ok ? answerList(c, found.value, encodeCompletion) : refuse(c, found.error)
    },
  )
  api.ownerOf(
    'obligation',
    {
      method: 'post',
      path: '/api/obligations/{id}/completions',
      summary: 'Enters a completion by hand; answers the obligation as it stands then',
      body: completionGiven,
      answer: { status: 201, json: explainedJson },
      refuses: [409],
    },
    async ({ c, id, body, records, company }) => {
      const given = readGiven(completionGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const fact = readCompletionFact(given.value)
      if (!fact.ok) return refuse(c, fact.error)
      const today = await todayOf(records, company, clock)
      const completed = await records.obligations.complete({
        companyId: company,
        id: id as ObligationId,
        fact: fact.value,
      })
      return answer(c, completed, (one) => encodeExplained(one, today), 201)
    },
  )
  api.ownerOf(
    'obligation',
    {
      method: 'patch',
      path: '/api/obligations/{id}/completions/{completionId}',
      summary:
        'Corrects what the merge-patch names of a completion entered by hand; the old fact stays, taken back',
      body: completionGiven,
      answer: { status: 200, json: explainedJson },
      refuses: [409],
    },
    async ({ c, id, body, records, company }) => {
      const completionId = idIn(c.req.param('completionId'))
      if (completionId === null) return absent(c)
      const given = readGiven(completionGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const patch = readCompletionPatch(given.value)
      if (!patch.ok) return refuse(c, patch.error)
      const today = await todayOf(records, company, clock)
      const corrected = await records.obligations.correct({
        companyId: company,
        id: id as ObligationId,
        completionId: completionId as CompletionId,
        patch: patch.value,
      })
      return answer(c, corrected, (one) => encodeExplained(one, today))
    },
  )
  api.ownerOf(
    'obligation',
    {
      method: 'delete',
      path: '/api/obligations/{id}/completions/{completionId}',
      summary: 'Takes back a completion entered by hand; answers the obligation as it stands then',
      answer: { status: 200, json: explainedJson },
      refuses: [409],
    },
    async ({ c, id, records, company }) => {
      const completion = idIn(c.req.param('completionId'))
      if (completion === null) return absent(c)
      const today = await todayOf(records, company, clock)
      const left = await records.obligations.takeBack({
        companyId: company,
        id: id as ObligationId,
        completionId: completion as CompletionId,
      })
      return answer(c, left, (one) => encodeExplained(one, today))
    },
  )
}
