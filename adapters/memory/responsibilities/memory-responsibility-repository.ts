import type { CompanyId } from '@osh/core/companies/company.ts'
import { fullNameOf, isDismissed } from '@osh/core/employees/employee.ts'
import { type RoleId, roleOf } from '@osh/core/norms/responsibilities.ts'
import type {
  Appointment,
  Responsibility,
  ResponsibilityId,
  Signed,
  Term,
} from '@osh/core/responsibilities/responsibility.ts'
import type {
  Holders,
  ResponsibilityRepository,
} from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Actor, Change, Ledger } from '../ledger.ts'
import { todayIn } from '../staff/staff.ts'
import { type KeptResponsibility, nextId, replaced, type State } from '../state.ts'

type Appointed = Result<Responsibility, FieldErrors>
type Reassigned = Result<Responsibility, FieldErrors | NotFound>

export class MemoryResponsibilityRepository implements ResponsibilityRepository {
  readonly #ledger: Ledger
  readonly #clock: Clock
  readonly #actor: Actor
  constructor(ledger: Ledger, clock: Clock, actor: Actor) {
    this.#ledger = ledger
    this.#clock = clock
    this.#actor = actor
  }

  holders(companyId: CompanyId): Promise<Holders> {
    return this.#ledger.read((state) => ({
      responsibilities: heldIn(state, companyId).map((kept) => this.#shown(state, kept)),
      notApplicable: state.rolesOff
        .filter((off) => off.companyId === companyId)
        .map(({ roleId }) => roleId)
        .toSorted((a, b) => a - b),
    }))
  }

  appoint(companyId: CompanyId, roleId: RoleId, appointment: Appointment): Promise<Appointed> {
    return this.#ledger.change((state): Change<Appointed> => {
      const refusal = this.#refusal(state, companyId, roleId, appointment, null)
      if (refusal) return [state, err(refusal)]
      const id = nextId(state.responsibilities)
      const kept = { id, companyId, roleId, terms: [this.#term(state, id, roleId, appointment)] }
      const next = { ...state, responsibilities: [...state.responsibilities, kept] }
      return [next, ok(this.#shown(next, kept))]
    })
  }

  reassign(companyId: CompanyId, id: ResponsibilityId, appointment: Appointment): Promise<Reassigned> {
    return this.#ledger.change((state): Change<Reassigned> => {
      const before = heldIn(state, companyId).find((one) => one.id === id)
      if (!before) return [state, err(notFound)]
      const refusal = this.#refusal(state, companyId, before.roleId, appointment, id)
      if (refusal) return [state, err(refusal)]
      const ended = this.#ended(before)
      const kept = { ...ended, terms: [...ended.terms, this.#term(state, id, before.roleId, appointment)] }
      const next = { ...state, responsibilities: replaced(state.responsibilities, kept) }
      return [next, ok(this.#shown(next, kept))]
    })
  }

  end(companyId: CompanyId, id: ResponsibilityId): Promise<Result<null, NotFound>> {
    return this.#ledger.change((state): Change<Result<null, NotFound>> => {
      const kept = heldIn(state, companyId).find((one) => one.id === id)
      if (!kept) return [state, err(notFound)]
      return [{ ...state, responsibilities: replaced(state.responsibilities, this.#ended(kept)) }, ok(null)]
    })
  }

  setApplicable(companyId: CompanyId, roleId: RoleId, applies: boolean): Promise<Result<null, FieldErrors>> {
    return this.#ledger.change((state): Change<Result<null, FieldErrors>> => {
      if (!applies && roleOf(roleId)?.condition === null)
        return [state, err(fieldErrors({ field: 'roleId', code: 'role/always-applies' }))]
      const others = state.rolesOff.filter((off) => off.companyId !== companyId || off.roleId !== roleId)
      const rolesOff = applies ? others : [...others, { companyId, roleId }]
      return [{ ...state, rolesOff }, ok(null)]
    })
  }

  history(companyId: CompanyId, roleId: RoleId): Promise<readonly Term[]> {
    return this.#ledger.read(({ responsibilities }) =>
      responsibilities
        .filter((kept) => kept.companyId === companyId && kept.roleId === roleId)
        .flatMap(({ terms }) => terms)
        .toSorted((a, b) => b.id - a.id),
    )
  }

  #refusal(
    state: State,
    companyId: CompanyId,
    roleId: RoleId,
    { employeeId }: Appointment,
    except: ResponsibilityId | null,
  ): FieldErrors | null {
    const employee = state.employees.find((one) => one.id === employeeId && one.companyId === companyId)
    const refuse = (code: 'employee/unknown' | 'employee/dismissed' | 'employee/holds-already') =>
      fieldErrors({ field: 'employeeId', code })
    if (!employee) return refuse('employee/unknown')
    if (isDismissed(employee, todayIn(state, companyId, this.#clock))) return refuse('employee/dismissed')
    const held = heldIn(state, companyId).some(
      (kept) => kept.roleId === roleId && kept.id !== except && kept.terms.at(-1)?.employeeId === employeeId,
    )
    return held ? refuse('employee/holds-already') : null
  }

  #signed(): Signed {
    return { by: this.#actor(), at: this.#clock.now() }
  }

  #term(
    state: State,
    responsibilityId: ResponsibilityId,
    roleId: RoleId,
    { employeeId, orderLink }: Appointment,
  ): Term {
    const employeeFullName = nameOf(state, employeeId)
    const id = state.responsibilities.flatMap(({ terms }) => terms).length + 1
    return {
      id,
      employeeId,
      orderLink,
      responsibilityId,
      roleId,
      employeeFullName,
      since: this.#signed(),
      until: null,
    }
  }

  #ended(kept: KeptResponsibility): KeptResponsibility {
    const until = this.#signed()
    return { ...kept, terms: kept.terms.map((term) => (term.until ? term : { ...term, until })) }
  }

  #shown(state: State, { id, companyId, roleId, terms }: KeptResponsibility): Responsibility {
    const term = terms.at(-1)
    const employee = state.employees.find((one) => one.id === term?.employeeId)
    if (!term || !employee) throw new Error(`responsibility ${id} has no holder`)
    return {
      id,
      companyId,
      roleId,
      employeeId: term.employeeId,
      orderLink: term.orderLink,
      employeeFullName: fullNameOf(employee),
      dismissed: isDismissed(employee, todayIn(state, companyId, this.#clock)),
    }
  }
}

/** Those whose last term lasts. */
const heldIn = ({ responsibilities }: State, companyId: CompanyId): readonly KeptResponsibility[] =>
  responsibilities.filter((kept) => kept.companyId === companyId && kept.terms.at(-1)?.until === null)

function nameOf({ employees }: State, id: Appointment['employeeId']): string {
  const employee = employees.find((one) => one.id === id)
  return employee ? fullNameOf(employee) : ''
}
