import { parsePositionName } from '@osh/core/employees/parse-names.ts'
import { z } from 'zod'
import { encodePosition, positionGiven, positionJson } from '#adapters/wire/staff/position-wire.ts'
import { readGiven } from '#adapters/wire/wire-format.ts'
import type { Api } from '../../api.ts'
import { answer, answerList } from '../../response/answers.ts'
import { refuse } from '../../response/problems.ts'

/** The catalogue of positions. */
export function positionRoutes(api: Api): void {
  api.signedIn(
    {
      method: 'get',
      path: '/api/positions',
      summary: "The shipped positions and those of the caller's companies",
      answer: { status: 200, json: z.array(positionJson), counted: true },
    },
    async ({ c, records }) => answerList(c, await records.positions.list(), encodePosition),
  )
  api.member(
    {
      method: 'post',
      path: '/api/positions',
      summary: 'Adds a position, or gives the one that has the name',
      body: positionGiven,
      answer: { status: 201, json: positionJson },
    },
    async ({ c, body, records, company }) => {
      const given = readGiven(positionGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const name = parsePositionName(given.value.name)
      if (!name.ok) return refuse(c, name.error)
      return answer(c, await records.positions.add(company, name.value), encodePosition, 201)
    },
  )
}
