import type { UserId } from '@osh/core/auth/account.ts'
import type { Activity, Company, CompanyDetails, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import { shippedActivities } from '@osh/core/companies/shipped-activities.ts'
import {
  type FieldErrors,
  fieldErrors,
  type NotFound,
  notFound,
  type Stale,
  stale,
} from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Actor, Change, Ledger } from '../ledger.ts'
import { nextId, replaced, type State } from '../state.ts'

type Changed = Result<Company, FieldErrors | NotFound | Stale>

export class MemoryCompanyDirectory implements CompanyDirectory {
  readonly #ledger: Ledger
  readonly #actor: Actor
  constructor(ledger: Ledger, actor: Actor) {
    this.#ledger = ledger
    this.#actor = actor
  }

  list(): Promise<readonly Company[]> {
    return this.#ledger.read((state) => companiesOf(state, this.#actor()))
  }

  get(id: CompanyId): Promise<Result<Company, NotFound>> {
    return this.#ledger.read((state) => {
      const company = companiesOf(state, this.#actor()).find((own) => own.id === id)
      return company ? ok(company) : err(notFound)
    })
  }

  add(details: CompanyDetails): Promise<Result<Company, FieldErrors>> {
    return this.#ledger.change((state): Change<Result<Company, FieldErrors>> => {
      if (this.#hasInn(state, details.inn, null)) return [state, err(innTaken)]
      const company: Company = { ...details, id: nextId(state.companies), version: 1 }
      const membership = { userId: this.#actor(), companyId: company.id }
      const companies = [...state.companies, company]
      return [{ ...state, companies, memberships: [...state.memberships, membership] }, ok(company)]
    })
  }

  change(id: CompanyId, changes: Partial<CompanyDetails>, version: number | null): Promise<Changed> {
    return this.#ledger.change((state): Change<Changed> => {
      const old = companiesOf(state, this.#actor()).find((own) => own.id === id)
      if (!old) return [state, err(notFound)]
      if (version !== null && version !== old.version) return [state, err(stale)]
      if (changes.inn !== undefined && this.#hasInn(state, changes.inn, id)) return [state, err(innTaken)]
      const company: Company = { ...old, ...changes, version: old.version + 1 }
      return [{ ...state, companies: replaced(state.companies, company) }, ok(company)]
    })
  }

  async activities(): Promise<readonly Activity[]> {
    return shippedActivities
  }

  #hasInn(state: State, inn: string, except: CompanyId | null): boolean {
    return companiesOf(state, this.#actor()).some((own) => own.inn === inn && own.id !== except)
  }
}

const innTaken = fieldErrors({ field: 'inn', code: 'inn/taken' })

function companiesOf({ companies, memberships }: State, user: UserId): readonly Company[] {
  const own = new Set(memberships.filter((m) => m.userId === user).map((m) => m.companyId))
  return companies.filter(({ id }) => own.has(id))
}
