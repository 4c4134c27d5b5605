import type { Company } from '@osh/core/companies/company.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { aCompany, anEmployee, day } from '#tests/examples.ts'
import { makeHttpOutside } from '#tests/http-outside.ts'
import { makeBrowserStorage } from './browser-storage.ts'
import { serverOf } from './http-opened.ts'
import { makeSettableClock } from './settable-clock.ts'
import { accepted, nextInn, today } from './world.ts'

export const PASSWORD = 'eleven chars'
/** Under which what was read last is kept. */
export const keys = ['companies', 'company_data', 'departments', 'employees', 'positions']

export const personal = {
  snils: '112-233-445 95',
  birthDate: day('1987-06-05'),
  personalPhone: '+7 (916) 123-45-67',
  email: 'zvonareva@example.org',
}

export const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

type Outside = ReturnType<typeof makeHttpOutside>

/** A page of someone signed in, with a company of one employee, and the browser that it is in. */
export class EarlierPage {
  readonly storage = makeBrowserStorage()
  readonly clock = makeSettableClock(today)
  /** What the server does instead of answering; null while it works. */
  instead: (() => Response | Promise<Response>) | null = null
  /** A test may put another in its place. */
  server: typeof fetch = serverOf(makeLedgerStorage(new MemoryLedger(), this.clock), this.clock)
  page: Outside = this.open()
  #company: Company | null = null

  /** The same page opened again. */
  open(): Outside {
    return makeHttpOutside({
      host: 'http://server.test',
      storage: this.storage,
      clock: this.clock,
      fetch: async (input, init) => (this.instead ? this.instead() : this.server(input, init)),
      locks: null,
      events: null,
    })
  }

  async furnish(): Promise<this> {
    const { accounts, records, session } = this.page
    session.begin(accepted(await accounts.register('vera@example.org', PASSWORD)))
    const company = accepted(await records.companies.add({ details: aCompany({ inn: nextInn() }) }))
    const companyId = company.id
    const department = accepted(await records.departments.add({ companyId, name: 'Карьер' }))
    const position = accepted(await records.positions.add({ companyId, name: 'Кладовщик' }))
    const where = { departmentId: department.id, positionId: position.id }
    accepted(await records.employees.hire({ companyId, details: anEmployee({ ...where, ...personal }) }))
    this.#company = company
    return this
  }

  get company(): Company {
    if (!this.#company) throw new Error('the page is not furnished')
    return this.#company
  }

  /** What is kept now. */
  cached(): readonly string[] {
    return keys.filter((key) => this.storage.getItem(key) !== null)
  }

  /** Everything that is kept, as a page of «Работники» reads it. */
  async readAll({ records }: Outside) {
    const { id } = this.company
    return {
      companies: await records.companies.list(),
      company: accepted(await records.companies.get(id)),
      departments: await records.departments.list(id),
      employees: await records.employees.list(id),
      positions: await records.positions.list(),
    }
  }
}
