import { aCompany } from '#tests/examples.ts'
import { PATIENCE_MS, pause } from '#tests/patience.ts'
import type { Victim } from './victim.ts'

type Json = Readonly<Record<string, unknown>>
type Answer = { readonly status: number; readonly body: Json | readonly Json[] }

const PASSWORD = 'пароль для проверки'
const LETTERS = 'абвгдежзиклмнопрстуфхцчшщэюя'

/** Fewer than a trial allows: some are stored that no answer told of. Beyond them those who are there are trained. */
const MOST_HIRED = 400

/** A surname that says which write it was: names take no digits. */
const surname = (n: number): string =>
  `Проверкин${[...n.toString(20)].map((digit) => LETTERS[Number.parseInt(digit, 20)]).join('')}`

/** One person who enters employees and their trainings without a pause, and remembers whatever was acknowledged. */
export class Writer {
  readonly #victim: Victim
  readonly #name: string
  readonly #accounts: string[] = []
  readonly #employees = new Map<number, string>()
  readonly #obligations = new Set<number>()
  #token = ''
  #home = { companyId: 0, employeeGroupId: 0, positionId: 0 }
  #writes = 0

  constructor(victim: Victim, name: string) {
    this.#victim = victim
    this.#name = name
  }

  get acknowledged(): number {
    return this.#accounts.length + this.#employees.size + this.#obligations.size
  }

  /** An account, a company, a department and a position to write into. */
  async settle(): Promise<void> {
    await this.#register()
    await this.#signIn()
    const companyId = await this.#create('/api/companies', aCompany())
    const employeeGroupId = await this.#create('/api/employee-groups', { companyId, name: 'Карьер' })
    const positionId = await this.#create('/api/positions', { companyId, name: 'Взрывник' })
    this.#home = { companyId, employeeGroupId, positionId }
  }

  async writeUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#write()
      } catch (error) {
        if (error instanceof Refused) throw error
        await pause(30)
      }
    }
  }

  /** How many acknowledged employees and obligations are not there. */
  async lost(): Promise<number> {
    const query = `companyId=${this.#home.companyId}`
    const employees = await this.#list(`/api/employees?${query}`)
    const obligations = await this.#list(`/api/obligations?${query}`)
    const names = new Map(employees.map(({ id, lastName }) => [Number(id), lastName]))
    const ids = new Set(obligations.map(({ id }) => Number(id)))
    const lostEmployees = [...this.#employees].filter(([id, lastName]) => names.get(id) !== lastName)
    return lostEmployees.length + [...this.#obligations].filter((id) => !ids.has(id)).length
  }

  /** How many acknowledged accounts can't sign in. */
  async lostAccounts(): Promise<number> {
    let lost = 0
    for (const email of this.#accounts) {
      let { status } = await this.#ask('/api/login', { email, password: PASSWORD })
      if (status === 503) {
        await pause(5000)
        status = (await this.#ask('/api/login', { email, password: PASSWORD })).status
      }
      if (status !== 200) lost++
    }
    return lost
  }

  async #write(): Promise<void> {
    this.#writes++
    if (this.#writes % 40 === 0) await this.#register()
    const word = surname(this.#writes)
    const employeeId = this.#employees.size < MOST_HIRED ? await this.#hire(word) : this.#someone()
    const training = {
      section: 'training',
      trainingName: `Первая помощь, ${word}`,
      periodicity: '1 год',
      date: '2025-03-20',
    }
    this.#obligations.add(
      await this.#create('/api/obligations', {
        companyId: this.#home.companyId,
        employeeId,
        ...training,
      }),
    )
  }

  async #hire(lastName: string): Promise<number> {
    const id = await this.#create('/api/employees', {
      ...this.#home,
      lastName,
      firstName: 'Ольга',
      fatherName: 'Львовна',
      sex: 'f',
      birthDate: '1990-05-17',
      hireDate: '2020-02-03',
    })
    this.#employees.set(id, lastName)
    return id
  }

  #someone(): number {
    const ids = [...this.#employees.keys()]
    return ids[this.#writes % ids.length] ?? 0
  }

  async #register(): Promise<void> {
    const email = `${this.#name}-${this.#accounts.length}-${Date.now()}@example.org`
    const { status } = await this.#ask('/api/register', { email, password: PASSWORD })
    if (status !== 201) throw new Error(`registering answered ${status}`)
    this.#accounts.push(email)
  }

  async #signIn(): Promise<void> {
    const { status, body } = await this.#ask('/api/login', { email: this.#accounts[0], password: PASSWORD })
    if (status !== 200) throw new Error(`signing in answered ${status}`)
    this.#token = String((body as Json).accessToken)
  }

  async #create(path: string, given: object): Promise<number> {
    const { status, body } = await this.#askSignedIn(path, given)
    if (status === 201) return Number((body as Json).id)
    if (status >= 500 || status === 429) throw new Error(`${path} answered ${status}`)
    throw new Refused(`${path} answered ${status}: ${JSON.stringify(body)}`)
  }

  async #list(path: string): Promise<readonly Json[]> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const { status, body } = await this.#askSignedIn(path).catch(unanswered)
      if (status === 200 && Array.isArray(body)) return body
      // The children of a killed database answer for a moment longer: healthy may have been them. Lists have their turns.
      if (![0, 429, 503].includes(status) || Date.now() > deadline) {
        throw new Refused(`${path} answered ${status}`)
      }
      await pause(100)
    }
  }

  /** The access token lives for minutes, a run longer. */
  async #askSignedIn(path: string, given?: object): Promise<Answer> {
    const answer = await this.#ask(path, given)
    if (answer.status !== 401) return answer
    await this.#signIn()
    return this.#ask(path, given)
  }

  async #ask(path: string, given?: object): Promise<Answer> {
    if (this.#victim.address === null) throw new Error('down')
    const response = await fetch(`${this.#victim.address}${path}`, {
      method: given ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      ...(given ? { body: JSON.stringify(given) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, body: (await response.json()) as Json }
  }
}

const unanswered = (error: unknown): Answer => {
  if (error instanceof Refused) throw error
  return { status: 0, body: {} }
}

/** The server understood and said no: the test itself is wrong. */
class Refused extends Error {}
