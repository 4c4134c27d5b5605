import type { Company, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyDirectory, ExampleCompany } from '@osh/core/companies/company-directory.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

type ExampleRefusal = ErrorOf<CompanyDirectory['open' | 'removeExample'] | ExampleCompany['openExample']>

const words = plainWords

/** How often it is looked how far the papers are. */
const LOOK_AGAIN_MS = 2000

type Doing = 'opening' | 'closing' | 'removing'

/** «Пример»: an invented company beside the person's own, opened, closed and removed. */
export class ExampleStore {
  /** The person's companies, the one opened last first; null until they are read. */
  companies: readonly Company[] | null = null
  doing: Doing | null = null
  message: string | null = null
  /** How much of the example's papers is printed; null when none are being printed. */
  printedPercent: number | null = null
  readonly #companies: CompanyDirectory
  readonly #example: ExampleCompany | null
  readonly #current: Pick<CurrentCompany, 'company'>

  constructor(
    companies: CompanyDirectory,
    example: ExampleCompany | null,
    current: Pick<CurrentCompany, 'company'>,
  ) {
    this.#companies = companies
    this.#example = example
    this.#current = current
    makeAutoObservable(this, { companies: observableRef }, { autoBind: true })
  }

  /** Whether an example can be made here at all. */
  get offered(): boolean {
    return this.#example !== null && this.own !== undefined
  }

  /** The person's own company, which is opened when the example is closed. */
  get own(): Company | undefined {
    return this.companies?.find(({ example }) => !example)
  }

  get example(): Company | undefined {
    return this.companies?.find(({ example }) => example)
  }

  /** On the screens of this tab. */
  get isOpen(): boolean {
    return this.#current.company?.example ?? false
  }

  /** The company that was opened last, once the companies are read. */
  get lastOpened(): CompanyId | null {
    return this.companies?.[0]?.id ?? null
  }

  async open(): Promise<void> {
    const answer = await load(() => this.#companies.list())
    if (answer.is !== 'ready') return
    runInAction(() => {
      this.companies = answer.value
    })
  }

  /** Answers whether the example is the current company now: what is on the screen is of another one then. */
  enter(): Promise<boolean> {
    const example = this.#example
    return this.#act('opening', async () => (await example?.openExample()) ?? null)
  }

  /** Looks how far the papers are until they are printed, or until what is answered is called. */
  watchPapers(): () => void {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      const answer = await load(async () => (await this.#example?.readPapers()) ?? { done: 0, of: 0 })
      if (isOver) return
      const { done, of } = answer.is === 'ready' ? answer.value : { done: 0, of: 0 }
      runInAction(() => {
        this.printedPercent = done < of ? Math.floor((done / of) * 100) : null
      })
      if (done < of) waiting = setTimeout(look, LOOK_AGAIN_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(waiting)
    }
  }

  leave(): Promise<boolean> {
    return this.#act('closing', async () => this.#openOwn())
  }

  remove(): Promise<boolean> {
    return this.#act('removing', async () => {
      const { example } = this
      if (!example) return null
      if (this.isOpen) await this.#openOwn()
      return this.#companies.removeExample({ companyId: example.id })
    })
  }

  async #openOwn(): Promise<Result<unknown, ExampleRefusal> | null> {
    const companyId: CompanyId | undefined = this.own?.id
    return companyId === undefined ? null : this.#companies.open({ companyId })
  }

  async #act(doing: Doing, act: () => Promise<Result<unknown, ExampleRefusal> | null>): Promise<boolean> {
    if (this.doing !== null) return false
    runInAction(() => {
      this.doing = doing
      this.message = null
    })
    if (this.companies === null) await this.open()
    const answer = await load(act)
    const said =
      answer.is === 'failed'
        ? describeFailure(answer.status)
        : answer.value?.ok === false
          ? sayRefusal(answer.value.error, words)
          : null
    const done = answer.is === 'ready' && answer.value?.ok === true
    if (done) await this.open()
    runInAction(() => {
      this.doing = null
      this.message = said
    })
    return done
  }
}

export const exampleStore = transient(
  'ExampleStore',
  [ports.companies, ports.example, currentCompany],
  (companies, example, current) => new ExampleStore(companies, example, current),
)
