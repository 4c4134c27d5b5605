import type { CompanyId } from '@osh/core/companies/company.ts'
import { readCircumstanceAnswer } from '@osh/core/responsibilities/answer-circumstance.ts'
import { readAppointmentToSeveral } from '@osh/core/responsibilities/appoint-to-several.ts'
import { readNewAppointment } from '@osh/core/responsibilities/read-appointment.ts'
import { makeRoleTable } from '@osh/core/responsibilities/role-table.ts'
import { responsibilityCalls, roleTableCalls } from '#adapters/wire/staff/responsibility-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const ofTable = {
  readHolders: 'Every role of the catalogue with its holders, by groups',
  holdersByTypes: 'The same roles by types, as warnings use them',
}

const described = {
  readHistory: 'Who held a role, newest first',
  appoint: { summary: 'Appoints a holder of a role; a role may have several', judge: readNewAppointment },
  appointToSeveral: {
    summary: 'Appoints one employee to several roles by one order: to all of them, or to none',
    judge: readAppointmentToSeveral,
  },
  reassign: 'Reassigns to another employee, or under another order; the former term stays in the history',
  end: 'Ends the term of the holder',
  answerCircumstance: {
    summary: 'Says whether a circumstance is so in the company: which roles it needs follows',
    judge: readCircumstanceAnswer,
  },
}

/** Responsible persons. */
export function addResponsibilityRoutes(api: Api): void {
  serve(api, roleTableCalls, ofTable, ({ records }) => {
    const table = async (company: CompanyId) =>
      makeRoleTable(await records.responsibilities.readHolders(company))
    return { readHolders: table, holdersByTypes: table }
  })
  serve(api, responsibilityCalls, described, ({ records }) => records.responsibilities)
}
