import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Completion, CompletionFact, CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import type {
  EnteredByMemo,
  HoldingRefusal,
  InActiveMemo,
  ObligationRepository,
  StandingObligation,
} from '@osh/core/obligations/obligation-repository.ts'
import type { Holding } from '@osh/core/obligations/ppe/holding.ts'
import { type FieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, type Result } from '@osh/core/shared/result.ts'
import type { Section } from '@osh/core/shared/section.ts'
import {
  decodeCompletions,
  decodeHoldings,
  encodeCompletionFact,
} from '#adapters/wire/obligations/completion-wire.ts'
import {
  decodeObligation,
  decodeObligations,
  decodeSubjectNames,
  encodeObligationDraft,
} from '#adapters/wire/obligations/obligation-wire.ts'
import { encodeSection } from '#adapters/wire/words.ts'
import type { HttpClient } from './session/http-client.ts'

const ppeRefusals = ['ppe/more-than-held', 'ppe/issuance-has-returns'] as const

export class HttpObligationRepository implements ObligationRepository {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  list(
    companyId: CompanyId,
    { employeeId, section }: { readonly employeeId?: EmployeeId; readonly section?: Section },
  ): Promise<readonly StandingObligation[]> {
    const params = {
      companyId,
      ...(employeeId === undefined ? {} : { employeeId }),
      ...(section === undefined ? {} : { section: encodeSection(section) }),
    }
    return this.#client.read('/api/obligations', params, decodeObligations)
  }

  async get(companyId: CompanyId, id: ObligationId): Promise<Result<StandingObligation, NotFound>> {
    const ask = { method: 'get', ...at(companyId, id) } as const
    const got = await this.#client.ask(ask, decodeObligation, ['not-found'])
    return got.ok && got.value.companyId !== companyId ? err(notFound) : got
  }

  assign(
    companyId: CompanyId,
    employeeIds: readonly EmployeeId[],
    draft: ObligationDraft,
  ): Promise<Result<readonly StandingObligation[], FieldErrors | NotFound | HoldingRefusal>> {
    const body = { companyId, employeeIds, ...encodeObligationDraft(draft) }
    return this.#client.ask({ method: 'post', path: '/api/obligations', body }, decodeObligations, [
      'fields',
      'not-found',
      ...ppeRefusals,
    ])
  }

  change(
    companyId: CompanyId,
    id: ObligationId,
    changes: Partial<ObligationDraft>,
  ): Promise<Result<StandingObligation, FieldErrors | NotFound | HoldingRefusal | InActiveMemo>> {
    const ask = { method: 'patch', ...at(companyId, id), body: encodeObligationDraft(changes) } as const
    return this.#client.ask(ask, decodeObligation, [
      'fields',
      'not-found',
      'obligation/in-active-memo',
      ...ppeRefusals,
    ])
  }

  remove(companyId: CompanyId, id: ObligationId): Promise<Result<null, NotFound | InActiveMemo>> {
    return this.#client.ask({ method: 'delete', ...at(companyId, id) }, () => null, [
      'not-found',
      'obligation/in-active-memo',
    ])
  }

  completions(companyId: CompanyId, id: ObligationId): Promise<Result<readonly Completion[], NotFound>> {
    const ask = { method: 'get', ...at(companyId, id, '/completions') } as const
    return this.#client.ask(ask, decodeCompletions, ['not-found'])
  }

  complete(
    companyId: CompanyId,
    id: ObligationId,
    fact: CompletionFact,
  ): Promise<Result<StandingObligation, FieldErrors | NotFound | HoldingRefusal>> {
    const ask = {
      method: 'post',
      ...at(companyId, id, '/completions'),
      body: encodeCompletionFact(fact),
    } as const
    return this.#client.ask(ask, decodeObligation, ['fields', 'not-found', ...ppeRefusals])
  }

  takeBack(
    companyId: CompanyId,
    id: ObligationId,
    completionId: CompletionId,
  ): Promise<Result<StandingObligation, NotFound | InActiveMemo | EnteredByMemo | HoldingRefusal>> {
    const ask = { method: 'delete', ...at(companyId, id, `/completions/${completionId}`) } as const
    return this.#client.ask(ask, decodeObligation, [
      'not-found',
      'obligation/in-active-memo',
      'completion/entered-by-memo',
      ...ppeRefusals,
    ])
  }

  holdings(companyId: CompanyId, employeeId: EmployeeId): Promise<readonly Holding[]> {
    return this.#client.read('/api/holdings', { companyId, employeeId }, decodeHoldings)
  }

  subjectNames(companyId: CompanyId, section: Section): Promise<readonly string[]> {
    const params = { companyId, section: encodeSection(section) }
    return this.#client.read('/api/subjects', params, decodeSubjectNames)
  }
}

const at = (companyId: CompanyId, id: ObligationId, rest = '') => ({
  path: `/api/obligations/${id}${rest}`,
  params: { companyId },
})
