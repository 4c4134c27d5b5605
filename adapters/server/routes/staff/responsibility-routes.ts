import { roleOf } from '@osh/core/norms/responsibilities.ts'
import { readAppointment } from '@osh/core/responsibilities/read-appointment.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import { roleTable } from '@osh/core/responsibilities/role-table.ts'
import { fieldErrors } from '@osh/core/shared/refusals.ts'
import { z } from 'zod'
import { readGiven } from '#adapters/wire/read-given.ts'
import {
  applicabilityGiven,
  appointmentGiven,
  encodeResponsibility,
  encodeRoleGroup,
  encodeRoleType,
  encodeTerm,
  reassignmentGiven,
  responsibilityGroupJson,
  responsibilityJson,
  responsibilityTypeJson,
  termJson,
} from '#adapters/wire/staff/responsibility-wire.ts'
import type { Api, InCompany, OfOwned } from '../../api.ts'
import { answer, answerList, done } from '../../response/answers.ts'
import { refuse } from '../../response/problems.ts'

/** Responsible persons. */
export function responsibilityRoutes(api: Api): void {
  tableRoutes(api)
  api.member(
    {
      method: 'post',
      path: '/api/responsibilities',
      summary: 'Appoints a holder of a role; a role may have several',
      body: appointmentGiven,
      answer: { status: 201, json: responsibilityJson },
    },
    appoint,
  )
  api.ownerOf(
    'responsibility',
    {
      method: 'patch',
      path: '/api/responsibilities/{id}',
      summary: 'Reassigns to another employee, or under another order; the former term stays in the history',
      body: reassignmentGiven,
      answer: { status: 200, json: responsibilityJson },
    },
    reassign,
  )
  api.ownerOf(
    'responsibility',
    {
      method: 'delete',
      path: '/api/responsibilities/{id}',
      summary: 'Ends the term of the holder',
      answer: { status: 204 },
    },
    async ({ c, id, records, company }) => {
      const ended = await records.responsibilities.end({ companyId: company, id: id as ResponsibilityId })
      return ended.ok ? done(c) : refuse(c, ended.error)
    },
  )
  api.member(
    {
      method: 'post',
      path: '/api/responsibilities/applicability',
      summary: 'Switches a conditional role off as not applicable, or on again',
      body: applicabilityGiven,
      answer: { status: 204 },
    },
    setApplicable,
  )
}

function tableRoutes(api: Api): void {
  api.member(
    {
      method: 'get',
      path: '/api/responsibility-groups',
      summary: 'Every role of the catalogue with its holders, by groups',
      answer: { status: 200, json: z.array(responsibilityGroupJson), counted: true },
    },
    async ({ c, records, company }) =>
      answerList(c, roleTable(await records.responsibilities.holders(company)), encodeRoleGroup),
  )
  api.member(
    {
      method: 'get',
      path: '/api/responsibilities',
      summary: 'The same roles by types, as warnings use them',
      answer: { status: 200, json: z.array(responsibilityTypeJson), counted: true },
    },
    async ({ c, records, company }) =>
      answerList(c, roleTable(await records.responsibilities.holders(company)), encodeRoleType),
  )
  api.member(
    {
      method: 'get',
      path: '/api/responsibilities/history',
      summary: 'Who held a role, newest first',
      query: { roleId: { schema: z.int().positive(), required: true } },
      answer: { status: 200, json: z.array(termJson), counted: true },
    },
    async ({ c, query, records, company }) => {
      const role = roleOf(Number(query.roleId))
      if (!role) return refuse(c, unknownRole)
      return answerList(c, await records.responsibilities.history(company, role.id), encodeTerm)
    },
  )
}

const unknownRole = fieldErrors({ field: 'roleId', code: 'role/unknown' })

async function appoint({ c, body, records, company }: InCompany): Promise<Response> {
  const given = readGiven(appointmentGiven, body)
  if (!given.ok) return refuse(c, given.error)
  const role = roleOf(Number(given.value.roleId))
  if (!role) return refuse(c, unknownRole)
  const appointment = readAppointment(role, given.value)
  if (!appointment.ok) return refuse(c, appointment.error)
  const input = { companyId: company, roleId: role.id, ...appointment.value }
  const appointed = await records.responsibilities.appoint(input)
  return answer(c, appointed, encodeResponsibility, 201)
}

/** A merge-patch: what it leaves out stays. */
async function reassign({ c, id, body, records, company }: OfOwned): Promise<Response> {
  const given = readGiven(reassignmentGiven, body)
  if (!given.ok) return refuse(c, given.error)
  const input = { companyId: company, id: id as ResponsibilityId, patch: given.value }
  return answer(c, await records.responsibilities.reassign(input), encodeResponsibility)
}

async function setApplicable({ c, body, records, company }: InCompany): Promise<Response> {
  const given = readGiven(applicabilityGiven, body)
  if (!given.ok) return refuse(c, given.error)
  const role = roleOf(Number(given.value.roleId))
  if (!role) return refuse(c, unknownRole)
  const set = await records.responsibilities.setApplicable({
    companyId: company,
    roleId: role.id,
    applies: given.value.applies,
  })
  return set.ok ? done(c) : refuse(c, set.error)
}
