import type { FigureRepository } from '@osh/core/incidents/figures/figure-repository.ts'
import type { YearFigures } from '@osh/core/incidents/figures/year-figures.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { figureTexts as texts } from './texts.ts'

const labels = { headcount: texts.enterLabel }

/** Accidents are kept for 45 years, figures are asked of the last ones. */
const YEARS = 10

/** The figures of a year. */
export class FiguresStore {
  state: LoadingState<YearFigures> = pending
  year: number
  readonly #figures: FigureRepository
  readonly #current: InCompany

  constructor(figures: FigureRepository, current: InCompany) {
    this.#figures = figures
    this.#current = current
    this.year = this.thisYear
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get thisYear(): number {
    return Number(this.#current.today().slice(0, 4))
  }

  /** The latest first. */
  get years(): readonly number[] {
    return Array.from({ length: YEARS }, (_, i) => this.thisYear - i)
  }

  /** Reads the figures of a year; what is no year to look at is this one. */
  async show(year: string | null): Promise<void> {
    this.year = this.years.find((known) => String(known) === year) ?? this.thisYear
    await this.open()
  }

  async open(): Promise<void> {
    const { company } = this.#current
    const { year } = this
    const answer = await load(() => this.#figures.readYear(company.id, year))
    runInAction(() => {
      if (year === this.year) this.state = answer
    })
  }

  /** Enters the payroll of the year; what was refused is answered, nothing where it is stored. */
  async enter(headcount: string): Promise<Messages> {
    const { company } = this.#current
    const details = { year: this.year, headcount }
    const answer = await load(() => this.#figures.setHeadcount({ companyId: company.id, details }))
    if (answer.is === 'failed') return { form: describeFailure(answer.status) }
    if (!answer.value.ok) return wordMessages(answer.value.error, plainWords, labels)
    await this.open()
    return {}
  }
}

export const figuresStore = transient(
  'FiguresStore',
  [ports.figures, inCompany],
  (figures, current) => new FiguresStore(figures, current),
)
