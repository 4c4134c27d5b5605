import type { AppointmentToSeveral } from '@osh/core/responsibilities/appoint-to-several.ts'
import { orderLinkCodes } from '@osh/core/responsibilities/order-link.ts'
import { parseRoleId, roleIdCodes } from '@osh/core/responsibilities/parse-role-id.ts'
import type { NewAppointment } from '@osh/core/responsibilities/read-appointment.ts'
import { holderCodes } from '@osh/core/responsibilities/refusal-codes.ts'
import type { CircumstanceAnswer } from '@osh/core/responsibilities/role-need.ts'
import * as z from 'zod/mini'
import { all, done, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { inCompany, ofOneAlone, patchOf } from '../contract/command-input.ts'
import { ofCompany, withId } from '../contract/query-input.ts'
import { givenNumber, givenText } from '../wire-format.ts'
import { heldByGroups, heldByTypes, responsibility, term, withOrder } from './responsibility-wire.ts'

const table = { who: 'member', right: 'see-records', input: ofCompany } as const

/** Every role of the catalogue with those who hold it. */
export const roleTableCalls = {
  readHolders: query({ path: '/api/responsibility-groups', ...table, answer: heldByGroups }),
  holdersByTypes: query({ path: '/api/responsibilities', ...table, answer: heldByTypes }),
}

const ofAppointment = ['employee/required', ...holderCodes, ...orderLinkCodes] as const

const ofOne = {
  path: '/api/responsibilities/{id}',
  who: { ownerOf: 'responsibility' },
  right: 'change',
} as const
const fields = z.object({ employeeId: givenNumber, orderLink: givenText })

/** Responsible persons. */
export const responsibilityCalls = {
  readHistory: query({
    path: '/api/responsibilities/history',
    who: 'member',
    right: 'see-records',
    input: withId('roleId', parseRoleId),
    answer: list(term),
    refuses: roleIdCodes,
  }),
  appoint: call({
    path: '/api/responsibilities',
    who: 'member',
    right: 'change',
    input: inCompany<NewAppointment>({ fields: z.extend(fields, { roleId: givenNumber }), write: withOrder }),
    answer: newOne(responsibility),
    refuses: ['tariff/ended', ...ofAppointment, ...roleIdCodes],
  }),
  appointToSeveral: call({
    path: '/api/responsibilities/several',
    who: 'member',
    right: 'change',
    input: inCompany<AppointmentToSeveral>({
      fields: z.extend(fields, { roleIds: z.array(givenNumber) }),
      write: withOrder,
    }),
    answer: newOne(all(responsibility)),
    refuses: ['tariff/ended', ...ofAppointment, ...roleIdCodes, 'list/invalid'],
  }),
  reassign: call({
    method: 'patch',
    ...ofOne,
    input: patchOf<'responsibility'>({ fields }),
    answer: one(responsibility),
    refuses: [...ofAppointment, 'not-found'],
  }),
  end: call({
    method: 'delete',
    ...ofOne,
    input: ofOneAlone<'responsibility'>(),
    answer: done,
    refuses: ['not-found'],
  }),
  answerCircumstance: call({
    path: '/api/responsibilities/circumstances',
    who: 'member',
    right: 'change',
    input: inCompany<CircumstanceAnswer>({
      fields: z.object({ circumstanceId: givenNumber, applies: z.boolean() }),
    }),
    answer: done,
    refuses: ['tariff/ended', 'circumstance/unknown'],
  }),
}
