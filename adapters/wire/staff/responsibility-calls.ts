import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import { type Applicability, parseRoleId } from '@osh/core/responsibilities/parse-role-id.ts'
import type { NewAppointment } from '@osh/core/responsibilities/read-appointment.ts'
import { readObject } from '@osh/core/shared/input/field-reader.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { done, list, made, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { identified, inCompany, patchOf } from '../contract/command-input.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import { id } from '../wire-format.ts'
import {
  applicabilityGiven,
  appointmentGiven,
  encodeAppointment,
  heldByGroups,
  heldByTypes,
  reassignmentGiven,
  responsibility,
  term,
} from './responsibility-wire.ts'

/** Every role of the catalogue with those who hold it. */
export const roleTableCalls = {
  holders: query({
    method: 'get',
    path: '/api/responsibility-groups',
    who: 'member',
    input: ofCompany,
    answer: heldByGroups,
  }),
  holdersByTypes: query({
    method: 'get',
    path: '/api/responsibilities',
    who: 'member',
    input: ofCompany,
    answer: heldByTypes,
  }),
}

const ofAppointment = [
  'employee/required',
  'employee/unknown',
  'employee/dismissed',
  'employee/holds-already',
  'order-link/required',
  'order-link/invalid',
  'date/invalid',
  'text/too-long',
  'text/not-text',
  'text/forbidden-character',
] as const

/** Responsible persons. */
export const responsibilityCalls = {
  history: query({
    method: 'get',
    path: '/api/responsibilities/history',
    who: 'member',
    input: withQuery({
      parameters: { roleId: { schema: id, required: true } },
      read: (given) => {
        const read = readObject(given, { roleId: parseRoleId })
        return read.ok ? ok(read.value.roleId) : read
      },
      write: (roleId: RoleId) => ({ roleId }),
    }),
    answer: list(term),
    refuses: ['role/required', 'role/unknown'],
  }),
  appoint: call({
    method: 'post',
    path: '/api/responsibilities',
    who: 'member',
    input: inCompany<NewAppointment>({ fields: appointmentGiven, write: encodeAppointment }),
    answer: made(responsibility),
    refuses: [...ofAppointment, 'role/required', 'role/unknown'],
  }),
  reassign: call({
    method: 'patch',
    path: '/api/responsibilities/{id}',
    who: { ownerOf: 'responsibility' },
    input: patchOf<'responsibility'>({ fields: reassignmentGiven }),
    answer: one(responsibility),
    refuses: [...ofAppointment, 'not-found'],
  }),
  end: call({
    method: 'delete',
    path: '/api/responsibilities/{id}',
    who: { ownerOf: 'responsibility' },
    input: identified<'responsibility'>(),
    answer: done,
    refuses: ['not-found'],
  }),
  setApplicable: call({
    method: 'post',
    path: '/api/responsibilities/applicability',
    who: 'member',
    input: inCompany<Applicability>({ fields: applicabilityGiven }),
    answer: done,
    refuses: ['role/required', 'role/unknown', 'role/always-applies'],
  }),
}
