import type { CompanyId } from '../../companies/company.ts'
import type { PeopleSince } from '../../documents/editions/reissue.ts'
import type { AnsweredPaper } from '../../documents/issuing/document-facts.ts'
import { printDocumentNumber } from '../../documents/numbering/document-number.ts'
import type { RegistryQueries } from '../registry.ts'
import { findDaysNear, listLearnt } from './on-protocol.ts'
import { PROTOCOL_ID } from './protocol-id.ts'

/** What the register has answered of the people on a knowledge-check protocol since it was issued; of any other paper nothing. */
export const makeLearnNumbers =
  ({ listOfProtocol }: Pick<RegistryQueries, 'listOfProtocol'>) =>
  async (companyId: CompanyId, { document, answers }: AnsweredPaper): Promise<PeopleSince> => {
    if (document.templateId !== PROTOCOL_ID) return new Map()
    const checks = await listOfProtocol(companyId, {
      ...findDaysNear(document),
      protocol: printDocumentNumber(document.number),
      employeeIds: document.employees.map(({ id }) => id),
    })
    return listLearnt(document, answers, checks)
  }
