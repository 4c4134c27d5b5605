import type { CompanyId } from '@osh/core/companies/company.ts'
import type {
  DeadlineQuery,
  DeadlineRow,
  DeadlineTable,
  Horizon,
} from '@osh/core/deadline-tables/deadline-table.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import type { Section } from '@osh/core/shared/section.ts'
import {
  deadlineParams,
  decodeDeadlines,
  decodeHorizon,
  decodeIds,
  decodeOverdueCounts,
} from '#adapters/wire/obligations/deadline-wire.ts'
import { encodeSection } from '#adapters/wire/words.ts'
import type { HttpClient } from './session/http-client.ts'

export class HttpDeadlineTable implements DeadlineTable {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  page(companyId: CompanyId, query: DeadlineQuery): Promise<Listed<DeadlineRow>> {
    return this.#client.page('/api/deadlines', { companyId, ...deadlineParams(query) }, decodeDeadlines)
  }

  freeIds(companyId: CompanyId, section: Section): Promise<readonly ObligationId[]> {
    const params = { companyId, section: encodeSection(section), ids: 1 }
    return this.#client.read('/api/deadlines', params, decodeIds)
  }

  horizon(companyId: CompanyId, section: Section): Promise<Horizon> {
    const params = { companyId, section: encodeSection(section) }
    return this.#client.read('/api/deadlines/horizon', params, decodeHorizon)
  }

  overdueCounts(companyId: CompanyId): Promise<Readonly<Record<Section, number>>> {
    return this.#client.read('/api/deadlines/overdue', { companyId }, decodeOverdueCounts)
  }
}
