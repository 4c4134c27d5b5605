import type { CompanyId } from '@osh/core/companies/company.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type {
  Appointment,
  Responsibility,
  ResponsibilityId,
  Term,
} from '@osh/core/responsibilities/responsibility.ts'
import type {
  Holders,
  ResponsibilityRepository,
} from '@osh/core/responsibilities/responsibility-repository.ts'
import type { FieldErrors, NotFound } from '@osh/core/shared/refusals.ts'
import type { Result } from '@osh/core/shared/result.ts'
import {
  decodeHolders,
  decodeResponsibility,
  decodeTerms,
  encodeAppointment,
} from '#adapters/wire/staff/responsibility-wire.ts'
import type { HttpClient } from '../session/http-client.ts'

export class HttpResponsibilityRepository implements ResponsibilityRepository {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  holders(companyId: CompanyId): Promise<Holders> {
    return this.#client.read('/api/responsibility-groups', { companyId }, decodeHolders)
  }

  appoint(
    companyId: CompanyId,
    roleId: RoleId,
    appointment: Appointment,
  ): Promise<Result<Responsibility, FieldErrors>> {
    const body = { companyId, roleId, ...encodeAppointment(appointment) }
    const ask = { method: 'post', path: '/api/responsibilities', body } as const
    return this.#client.ask(ask, decodeResponsibility, ['fields'])
  }

  reassign(
    companyId: CompanyId,
    id: ResponsibilityId,
    appointment: Appointment,
  ): Promise<Result<Responsibility, FieldErrors | NotFound>> {
    const ask = {
      method: 'patch',
      path: `/api/responsibilities/${id}`,
      params: { companyId },
      body: encodeAppointment(appointment),
    } as const
    return this.#client.ask(ask, decodeResponsibility, ['fields', 'not-found'])
  }

  end(companyId: CompanyId, id: ResponsibilityId): Promise<Result<null, NotFound>> {
    const ask = {
      method: 'delete',
      path: `/api/responsibilities/${id}`,
      params: { companyId },
    } as const
    return this.#client.ask(ask, () => null, ['not-found'])
  }

  setApplicable(companyId: CompanyId, roleId: RoleId, applies: boolean): Promise<Result<null, FieldErrors>> {
    const body = { companyId, roleId, applies }
    const ask = { method: 'post', path: '/api/responsibilities/applicability', body } as const
    return this.#client.ask(ask, () => null, ['fields'])
  }

  history(companyId: CompanyId, roleId: RoleId): Promise<readonly Term[]> {
    return this.#client.read('/api/responsibilities/history', { companyId, roleId }, decodeTerms)
  }
}
