import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Position } from '@osh/core/employees/employee.ts'
import type { PositionCatalogue } from '@osh/core/employees/employee-repository.ts'
import type { FieldErrors } from '@osh/core/shared/refusals.ts'
import type { Result } from '@osh/core/shared/result.ts'
import { decodePosition, decodePositions } from '#adapters/wire/staff/position-wire.ts'
import type { HttpClient } from '../session/http-client.ts'

export class HttpPositionCatalogue implements PositionCatalogue {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  list(): Promise<readonly Position[]> {
    return this.#client.read('/api/positions', {}, decodePositions)
  }

  add(companyId: CompanyId, name: string): Promise<Result<Position, FieldErrors>> {
    const ask = { method: 'post', path: '/api/positions', body: { companyId, name } } as const
    return this.#client.ask(ask, decodePosition, ['fields'])
  }
}
