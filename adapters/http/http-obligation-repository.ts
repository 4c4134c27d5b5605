import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { ObligationRepository, obligationCommands } from '@osh/core/obligations/obligation-repository.ts'
import type { Holding } from '@osh/core/obligations/ppe/holding.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, type Result } from '@osh/core/shared/result.ts'
import {
  decodeCompletions,
  decodeHoldings,
  encodeCompletionFact,
  encodeCompletionPatch,
} from '#adapters/wire/obligations/completion-wire.ts'
import {
  decodeObligation,
  decodeObligations,
  decodeSubjectNames,
  encodeObligationDraft,
  encodeObligationPatch,
} from '#adapters/wire/obligations/obligation-wire.ts'
import { encodeSection } from '#adapters/wire/words.ts'
import type { HttpClient } from './session/http-client.ts'

type InputOf<Name extends keyof typeof obligationCommands> = Parameters<ObligationRepository[Name]>[0]

const ppeRefusals = ['ppe/more-than-held', 'ppe/issuance-has-returns'] as const

const handRefusals = [
  'not-found',
  'obligation/in-active-memo',
  'completion/entered-by-memo',
  ...ppeRefusals,
] as const

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

  assign({ companyId, employeeIds, draft }: InputOf<'assign'>) {
    const body = { companyId, employeeIds, ...encodeObligationDraft(draft) }
    return this.#client.ask({ method: 'post', path: '/api/obligations', body }, decodeObligations, [
      'fields',
      'not-found',
      ...ppeRefusals,
    ])
  }

  change({ companyId, id, patch }: InputOf<'change'>) {
    const ask = { method: 'patch', ...at(companyId, id), body: encodeObligationPatch(patch) } as const
    return this.#client.ask(ask, decodeObligation, [
      'fields',
      'not-found',
      'obligation/in-active-memo',
      ...ppeRefusals,
    ])
  }

  remove({ companyId, id }: InputOf<'remove'>) {
    return this.#client.ask({ method: 'delete', ...at(companyId, id) }, () => null, [
      'not-found',
      'obligation/in-active-memo',
    ])
  }

  completions(companyId: CompanyId, id: ObligationId): Promise<Result<readonly Completion[], NotFound>> {
    const ask = { method: 'get', ...at(companyId, id, '/completions') } as const
    return this.#client.ask(ask, decodeCompletions, ['not-found'])
  }

  complete({ companyId, id, fact }: InputOf<'complete'>) {
    const path = at(companyId, id, '/completions')
    const ask = { method: 'post', ...path, body: encodeCompletionFact(fact) } as const
    return this.#client.ask(ask, decodeObligation, ['fields', 'not-found', ...ppeRefusals])
  }

  correct({ companyId, id, completionId, patch }: InputOf<'correct'>) {
    const path = at(companyId, id, `/completions/${completionId}`)
    const ask = { method: 'patch', ...path, body: encodeCompletionPatch(patch) } as const
    return this.#client.ask(ask, decodeObligation, ['fields', ...handRefusals])
  }

  takeBack({ companyId, id, completionId }: InputOf<'takeBack'>) {
    const ask = { method: 'delete', ...at(companyId, id, `/completions/${completionId}`) } as const
    return this.#client.ask(ask, decodeObligation, handRefusals)
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
