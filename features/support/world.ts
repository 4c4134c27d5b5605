import assert from 'node:assert/strict'
import { type IWorldOptions, setWorldConstructor, World } from '@cucumber/cucumber'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Document } from '@osh/core/documents/document.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { ObligationDraft } from '@osh/core/obligations/obligation.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { accepted, nextInn } from '#tests/contracts/world.ts'
import { aCompany, anEmployee, asPatch } from '#tests/examples.ts'
import type { Outside } from '#ui/app/outside.ts'
import { type Assembly, type AssemblyName, openAssembly } from './assembly.ts'
import type { Post } from './notices/post.ts'
import { Session } from './session.ts'

/** One scenario: a company, its people, and who sits before which screen. */
export class OshWorld extends World<{ readonly assembly: AssemblyName }> {
  #assembly: Assembly | null = null
  #keeper: Outside | null = null
  #company: CompanyId | null = null
  /** Who pressed at the same moment. */
  rivals: readonly string[] = []
  /** A file as it was when someone kept a copy. */
  saved: Uint8Array | null = null
  /** What the page said last. */
  said: string | null = null
  /** Where a link of an inspector leads. */
  inspection = ''
  /** Of those who have accounts of their own. */
  readonly emails = new Map<string, string>()
  /** What invitations end with, by whom they are for. */
  readonly invitations = new Map<string, string>()
  readonly #outsides = new Map<string, Outside>()
  readonly #employees = new Map<string, Employee>()
  readonly #sessions = new Map<string, Promise<Session>>()

  constructor(options: IWorldOptions<{ readonly assembly: AssemblyName }>) {
    super(options)
  }

  async begin(): Promise<void> {
    this.#assembly = await openAssembly(this.parameters.assembly)
    this.#keeper = await this.#assembly.visit()
  }

  async end(): Promise<void> {
    await this.#assembly?.close()
  }

  get clock() {
    assert(this.#assembly)
    return this.#assembly.clock
  }

  get storage() {
    assert(this.#assembly)
    return this.#assembly.storage
  }

  /** Who the scenario's people are signed in as: one account at several screens. */
  get user() {
    const user = this.#keeper?.session.readUserId()
    assert(user, 'никто не вошёл')
    return user
  }

  /** The company itself and who works in it, as the storage has them; nothing once it is erased. */
  async keptRecords(): Promise<readonly unknown[]> {
    const { archive } = this.storage.openRecords(this.user)
    const tables = await Promise.all(
      ['companies', 'employees'].map((table) => archive.readTable(this.company, table, null)),
    )
    return tables.flatMap(({ items }) => items)
  }

  /** What is stored, to look at and to prepare a scenario by. */
  get records() {
    assert(this.#keeper)
    return this.#keeper.records
  }

  /** What is stored of a document's .docx now. */
  async storedBytes({ companyId, id }: Document): Promise<Uint8Array> {
    assert(this.#assembly && this.#keeper)
    return this.#assembly.download(accepted(await this.#keeper.documentFiles.makeLink(companyId, id, 'docx')))
  }

  /** What arrives by e-mail; only a server sends any. */
  get post(): Post {
    assert(this.#assembly?.post, 'здесь писем не шлют')
    return this.#assembly.post
  }

  download(address: string): Promise<Uint8Array> {
    assert(this.#assembly)
    return this.#assembly.download(address)
  }

  get company(): CompanyId {
    assert(this.#company, 'в сценарии нет организации')
    return this.#company
  }

  /** The screen of one person; each has one of their own. */
  session(person: string): Promise<Session> {
    const known = this.#sessions.get(person)
    if (known) return known
    assert(this.#assembly)
    const opened = this.#assembly.visit().then((outside) => Session.open(outside))
    this.#sessions.set(person, opened)
    return opened
  }

  /** Someone with an account of their own, before their own screen. */
  async arrive(person: string): Promise<void> {
    assert(this.#assembly)
    const { outside, email } = await this.#assembly.arrive()
    this.#outsides.set(person, outside)
    this.emails.set(person, email)
    this.#sessions.set(person, Session.open(outside))
  }

  /** The page of someone who has joined since. */
  async openAgain(person: string): Promise<void> {
    const outside = this.#outsides.get(person)
    assert(outside, `${person} не приходит сюда`)
    this.#sessions.set(person, Session.open(outside))
  }

  /** What the server answers to a request of the person, or of no one. */
  async send(person: string | null, path: string, method = 'get', body?: object): Promise<Response> {
    const outside = person === null ? null : (this.#outsides.get(person) ?? this.#keeper)
    const bearer = outside?.session.readTokens()?.accessToken
    return this.ask(path, {
      method: method.toUpperCase(),
      headers: {
        'content-type': 'application/json',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }

  /** What the server answers to whoever is not the page. */
  ask(path: string, request: RequestInit): Promise<Response> {
    assert(this.#assembly)
    return this.#assembly.send(`http://server.test${path}`, request)
  }

  async addCompany(shortName: string, staff: readonly Record<string, string>[]): Promise<void> {
    const company = accepted(
      await this.records.companies.add({ details: aCompany({ inn: nextInn(), shortName }) }),
    )
    this.#company = company.id
    const departments = new Map<string, Awaited<ReturnType<OshWorld['addDepartment']>>>()
    for (const { ФИО = '', Отдел = '', Должность = '' } of staff) {
      const department = departments.get(Отдел) ?? (await this.addDepartment(Отдел))
      departments.set(Отдел, department)
      const position = accepted(await this.records.positions.add({ companyId: company.id, name: Должность }))
      const [lastName = '', firstName = '', fatherName = null] = ФИО.split(' ')
      const place = { departmentId: department.id, positionId: position.id }
      const details = anEmployee({ lastName, firstName, fatherName, ...place })
      this.#employees.set(
        ФИО,
        accepted(await this.records.employees.hire({ companyId: company.id, details })),
      )
    }
  }

  async addDepartment(name: string) {
    return accepted(await this.records.departments.add({ companyId: this.company, name }))
  }

  /** From now on scenarios know who it is. */
  meet(fullName: string, employee: Employee): void {
    this.#employees.set(fullName, employee)
  }

  knownEmployee(fullName: string): Employee | null {
    return this.#employees.get(fullName) ?? null
  }

  employee(fullName: string): Employee {
    const employee = this.knownEmployee(fullName)
    assert(employee, `нет работника ${fullName}`)
    return employee
  }

  /** The position that the staff hold under that name. */
  position(name: string): Employee['positionId'] {
    const holder = [...this.#employees.values()].find((one) => one.position.name === name)
    assert(holder, `нет должности ${name}`)
    return holder.positionId
  }

  /** One of the staff, where it does not matter which. */
  anyEmployee(): Employee {
    const [employee] = this.#employees.values()
    assert(employee, 'работников нет')
    return employee
  }

  async assign(fullName: string, draft: ObligationDraft): Promise<void> {
    accepted(
      await this.records.obligations.assign({
        companyId: this.company,
        employeeIds: [this.employee(fullName).id],
        draft: asPatch(draft),
      }),
    )
  }

  async obligation(fullName: string, section: Section): Promise<StandingObligation> {
    const employeeId = this.employee(fullName).id
    const [obligation] = await this.records.obligations.list(this.company, { employeeId, section })
    assert(obligation, `у работника ${fullName} нет обязательства`)
    return obligation
  }

  async memos(): Promise<readonly Memo[]> {
    const query = { section: null, status: null, page: 1, limit: 200 }
    return (await this.records.memos.list(this.company, query)).items
  }

  async memo(number: number): Promise<Memo> {
    const memo = (await this.memos()).find((memo) => memo.number === number)
    assert(memo, `нет записки № ${number}`)
    return memo
  }

  async document(number: string): Promise<Document> {
    const found = (await this.documents()).find((one) => printDocumentNumber(one.number) === number)
    assert(found, `нет документа № ${number}`)
    return found
  }

  /** Those of the rivals who were refused. */
  async losers(): Promise<readonly Session[]> {
    const sessions = await Promise.all(this.rivals.map((person) => this.session(person)))
    return sessions.filter((session) => session.message() !== null)
  }

  /** Names and orders of those who hold a role. */
  async holdersOf(role: RoleId): Promise<readonly (readonly string[])[]> {
    const { responsibilities } = await this.records.responsibilities.readHolders(this.company)
    return responsibilities
      .filter(({ roleId }) => roleId === role)
      .map(({ employeeFullName, orderLink }) => [employeeFullName, printOrderLink(orderLink)])
  }

  documents(): Promise<readonly Document[]> {
    return this.records.documents.list(this.company, everyDocument)
  }

  async employeesWithStates() {
    const employees = await this.records.employees.list(this.company)
    return new Map(employees.map((employee) => [joinFullName(employee), employee.states]))
  }
}

setWorldConstructor(OshWorld)
