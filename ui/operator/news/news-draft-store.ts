import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { NewsDesk } from '@osh/core/news/desk/news-desk.ts'
import type { DeskNews } from '@osh/core/news/desk/written-news.ts'
import type { NewsText } from '@osh/core/news/news-feed.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay, takeMomentTime } from '@osh/core/shared/dates/local-moment.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { incidentWords } from '@osh/core/wording/refusals/words/incident-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'

const words = { ...plainWords, ...incidentWords }

/** When nothing else is typed: the working day of most who read it begins. */
const USUAL_TIME = '09:00'

type Typed = {
  readonly title: string
  readonly body: string
  readonly important: boolean
  readonly date: LocalDate | null
  readonly time: string
}

const blank: Typed = { title: '', body: '', important: false, date: null, time: USUAL_TIME }

function typedOf({ title, body, important, publishedAt }: DeskNews): Typed {
  const moment = computeMomentIn(DEFAULT_TIME_ZONE, publishedAt)
  return { title, body, important, date: takeMomentDay(moment), time: takeMomentTime(moment) }
}

/** A piece of news as it is being written. */
export class NewsDraftStore {
  /** Which is changed; null: a new one. */
  readonly of: DeskNews | null
  typed: Typed
  /** Null before any of it was shown. */
  preview: NewsText | null = null
  messages: Messages = {}
  busy = false
  #looked = 0
  readonly #begun: Typed
  readonly #desk: NewsDesk

  constructor(desk: NewsDesk, of: DeskNews | null) {
    this.#desk = desk
    this.of = of
    this.#begun = of ? typedOf(of) : blank
    this.typed = this.#begun
    makeAutoObservable(
      this,
      { of: false, typed: observableRef, preview: observableRef, messages: observableRef },
      { autoBind: true },
    )
  }

  get isChanged(): boolean {
    return JSON.stringify(this.typed) !== JSON.stringify(this.#begun)
  }

  type(typed: Partial<Typed>): void {
    this.typed = { ...this.typed, ...typed }
    this.messages = {}
  }

  /** Shows the text as the feed would; the last that was asked for counts. */
  async look(): Promise<void> {
    this.#looked += 1
    const round = this.#looked
    const answer = await load(() => this.#desk.preview({ details: { body: this.typed.body } }))
    if (round !== this.#looked || answer.is === 'failed') return
    runInAction(() => {
      if (answer.value.ok) this.preview = answer.value.value
      else this.messages = wordMessages(answer.value.error, words)
    })
  }

  /** Answers whether it is kept. */
  async save(): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    const { date, time, ...said } = this.typed
    const draft = { ...said, publishedAt: date === null ? null : `${date}T${time.trim()}` }
    const { of } = this
    const answer = await load(() =>
      of
        ? this.#desk.change({ details: { ...draft, newsId: of.id, version: of.version } })
        : this.#desk.publish({ details: draft }),
    )
    return runInAction(() => {
      this.busy = false
      this.messages =
        answer.is === 'failed'
          ? { form: describeFailure(answer.status) }
          : answer.value.ok
            ? {}
            : wordMessages(answer.value.error, words)
      return answer.is === 'ready' && answer.value.ok
    })
  }
}
