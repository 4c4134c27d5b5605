import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Position } from '@osh/core/employees/employee.ts'
import type { PositionCatalogue } from '@osh/core/employees/employee-repository.ts'
import type { FieldErrors } from '@osh/core/shared/refusals.ts'
import type { Result } from '@osh/core/shared/result.ts'
import { decodePosition, decodePositions } from '#adapters/wire/staff/position-wire.ts'
import type { EarlierAnswers } from '../earlier/earlier-answers.ts'
import type { HttpClient } from '../session/http-client.ts'
import { decoded } from '../session/transport.ts'

export class HttpPositionCatalogue implements PositionCatalogue {
  readonly #client: HttpClient
  readonly #earlier: EarlierAnswers
  constructor(client: HttpClient, earlier: EarlierAnswers) {
    this.#client = client
    this.#earlier = earlier
  }

  async list(): Promise<readonly Position[]> {
    const ask = { method: 'get', path: '/api/positions' } as const
    const read = { key: 'positions', company: null } as const
    return decoded(await this.#earlier.send(read, ask, decodePositions), decodePositions)
  }

  add(companyId: CompanyId, name: string): Promise<Result<Position, FieldErrors>> {
    const ask = { method: 'post', path: '/api/positions', body: { companyId, name } } as const
    return this.#client.ask(ask, decodePosition, ['fields'])
  }
}
