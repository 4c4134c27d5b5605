import type { CompanyId } from '@osh/core/companies/company.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type {
  Holders,
  ResponsibilityRepository,
} from '@osh/core/responsibilities/responsibility-repository.ts'
import {
  decodeHolders,
  decodeResponsibility,
  decodeTerms,
  encodeAppointment,
} from '#adapters/wire/staff/responsibility-wire.ts'
import type { HttpClient } from '../session/http-client.ts'

type InputOf<Name extends 'appoint' | 'reassign' | 'end' | 'setApplicable'> = Parameters<
  ResponsibilityRepository[Name]
>[0]

export class HttpResponsibilityRepository implements ResponsibilityRepository {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  holders(companyId: CompanyId): Promise<Holders> {
    return this.#client.read('/api/responsibility-groups', { companyId }, decodeHolders)
  }

  appoint({ companyId, roleId, ...appointment }: InputOf<'appoint'>) {
    const body = { companyId, roleId, ...encodeAppointment(appointment) }
    const ask = { method: 'post', path: '/api/responsibilities', body } as const
    return this.#client.ask(ask, decodeResponsibility, ['fields'])
  }

  reassign({ companyId, id, patch }: InputOf<'reassign'>) {
    const path = `/api/responsibilities/${id}`
    const ask = { method: 'patch', path, params: { companyId }, body: patch } as const
    return this.#client.ask(ask, decodeResponsibility, ['fields', 'not-found'])
  }

  end({ companyId, id }: InputOf<'end'>) {
    const ask = { method: 'delete', path: `/api/responsibilities/${id}`, params: { companyId } } as const
    return this.#client.ask(ask, () => null, ['not-found'])
  }

  setApplicable({ companyId, roleId, applies }: InputOf<'setApplicable'>) {
    const body = { companyId, roleId, applies }
    const ask = { method: 'post', path: '/api/responsibilities/applicability', body } as const
    return this.#client.ask(ask, () => null, ['fields'])
  }

  history(companyId: CompanyId, roleId: RoleId): Promise<readonly Term[]> {
    return this.#client.read('/api/responsibilities/history', { companyId, roleId }, decodeTerms)
  }
}
