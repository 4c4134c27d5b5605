import type { Result } from '@osh/core/shared/results/result.ts'
import { checkAttachmentSize } from '@osh/core/support/attachment-size.ts'
import { LONGEST_MESSAGE, type Side } from '@osh/core/support/message.ts'
import type {
  ConversationDesk,
  ConversationState,
  Heard,
  NotSaid,
  SaidMessage,
} from '@osh/core/support/support-desk.ts'
import { MESSAGES_AT_A_TIME } from '@osh/core/support/support-repository.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayError, sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { supportWords } from '@osh/core/wording/refusals/support-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import type { Draft } from './chat-drafts.ts'

/** A conversation as the page of one side has it: each message once, in the order of their numbers. */
export class ConversationStore {
  loading: LoadingState<null> = pending
  messages: readonly SaidMessage[] = []
  state: ConversationState | null = null
  isSending = false
  /** Why the last thing could not be sent. */
  failure: string | null = null
  /** Nothing was written when it was to be sent. */
  isBlank = false
  hasEarlier = false
  readonly side: Side
  readonly desk: ConversationDesk
  readonly #draft: Draft
  /** The text whose answer was lost: it may have come all the same. */
  #lost: string | null = null
  /** The text on its way, and the one that was said meanwhile and goes next. */
  #saying: string | null = null
  #next: string | null = null

  constructor(desk: ConversationDesk, side: Side, draft: Draft) {
    this.desk = desk
    this.side = side
    this.#draft = draft
    makeAutoObservable(
      this,
      { messages: observableRef, state: observableRef, desk: false, side: false },
      { autoBind: true },
    )
  }

  /** Up to here nothing is missing: what was said while the stream was lost may leave a gap before it. */
  get last(): number {
    const [first] = this.messages
    if (!first) return 0
    const missing = this.messages.findIndex(({ number }, index) => number !== first.number + index)
    return missing < 0 ? first.number + this.messages.length - 1 : first.number + missing - 1
  }

  /** What is being typed; it stays until it is sent. */
  get draft(): string {
    return this.#draft.text
  }

  get isTooLong(): boolean {
    return [...this.draft.trim()].length > LONGEST_MESSAGE
  }

  /** The last message of this side; 0 where it has said nothing. */
  get lastOwn(): number {
    return this.messages.findLast(({ from }) => from === this.side)?.number ?? 0
  }

  /** How far the other side has read. */
  get readByOther(): number {
    return this.state?.read[this.side === 'person' ? 'support' : 'person'] ?? 0
  }

  async open(): Promise<void> {
    const answer = await load(async () => {
      const state = await this.desk.readState()
      return { state, messages: await this.desk.list({ before: null }) }
    })
    runInAction(() => {
      if (answer.is === 'failed') {
        this.loading = answer
        return
      }
      this.loading = { is: 'ready', value: null }
      this.hasEarlier = answer.value.messages.length === MESSAGES_AT_A_TIME
      this.state = answer.value.state
      this.#add(answer.value.messages)
    })
  }

  /** What came after the last message that is here. */
  async readNew(): Promise<void> {
    for (;;) {
      const after = this.last
      const answer = await load(async () => {
        const state = await this.desk.readState()
        return { state, messages: await this.desk.list({ after }) }
      })
      if (answer.is === 'failed') return
      const { state, messages } = answer.value
      runInAction(() => {
        this.state = state
        this.#add(messages)
      })
      if (messages.length === 0 || this.last >= state.last) return
    }
  }

  async readEarlier(): Promise<void> {
    const [first] = this.messages
    if (!first) return
    const answer = await load(() => this.desk.list({ before: first.number }))
    if (answer.is === 'failed') return
    runInAction(() => {
      this.hasEarlier = answer.value.length === MESSAGES_AT_A_TIME
      this.#add(answer.value)
    })
  }

  /** Hears what happens until it is stopped. */
  follow(): () => void {
    return this.desk.follow(() => this.last, this.hear)
  }

  hear(happened: Heard): void {
    if (happened.is === 'message') this.#add([happened.message])
    else this.state = happened.state
  }

  type(text: string): void {
    this.#draft.text = text
    this.isBlank = false
  }

  /** What is said while something else is on its way goes after it, and stays typed if that could not be sent. */
  async say(): Promise<void> {
    const text = this.draft
    this.isBlank = text.trim() === ''
    if (this.isTooLong || this.isBlank || text === this.#saying) return
    if (this.isSending) this.#next = text
    else await this.#say(text)
  }

  /** One after another; what follows a file that was refused is not sent. */
  async attach(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const { name } = file
      const send = async () => {
        const size = checkAttachmentSize(file.size)
        return size.ok ? this.desk.send({ name, bytes: new Uint8Array(await file.arrayBuffer()) }) : size
      }
      if (!(await this.#send(send, `«${name}». `))) return
    }
  }

  async markRead(): Promise<void> {
    const { last, state } = this
    if (state === null || last <= state.read[this.side]) return
    await load(() => this.desk.markRead(last))
  }

  async #say(text: string): Promise<void> {
    this.#saying = text
    const known = new Set(this.messages.map(({ number }) => number))
    const isSent = await this.#send(async () => {
      const answered = await this.#sayOrLose(text)
      // Answered with what was there before: that was an earlier saying of the same, whose answer was lost.
      const said = answered.ok && known.has(answered.value.number) ? await this.#sayOrLose(text) : answered
      runInAction(() => {
        if (said.ok && this.draft === text) this.#draft.text = ''
      })
      return said
    })
    // It may have been heard before its answer was lost.
    const more = this.messages.filter(({ number }) => !known.has(number))
    if (!isSent && more.some((one) => this.#isLost(one))) runInAction(() => this.#findLost())
  }

  async #sayOrLose(text: string): Promise<Result<SaidMessage, NotSaid>> {
    this.#lost = text
    const said = await this.desk.say(text)
    this.#lost = null
    return said
  }

  async #send(send: () => Promise<Result<SaidMessage, NotSaid>>, what = ''): Promise<boolean> {
    this.isSending = true
    this.failure = null
    const answer = await load(send)
    const isSent = answer.is === 'ready' && answer.value.ok
    const next = isSent ? this.#next : null
    this.#next = null
    this.#saying = null
    runInAction(() => {
      this.isSending = false
      if (answer.is === 'failed') this.failure = what + describeFailure(answer.status)
      else if (answer.value.ok) this.#add([answer.value.value])
      else this.failure = what + describe(answer.value.error)
    })
    if (next !== null) await this.#say(next)
    return isSent
  }

  /** A gap is filled by the stream, which goes on after `last`. */
  #add(more: readonly SaidMessage[]): void {
    const known = new Map(this.messages.map((one) => [one.number, one]))
    if (!this.isSending && more.some((one) => !known.has(one.number) && this.#isLost(one))) this.#findLost()
    for (const one of more) known.set(one.number, one)
    this.messages = [...known.values()].toSorted((a, b) => a.number - b.number)
  }

  #isLost({ from, text }: SaidMessage): boolean {
    return from === this.side && text === this.#lost?.trim()
  }

  /** What was taken for lost has come: it is not to be said again. */
  #findLost(): void {
    if (this.draft === this.#lost) this.#draft.text = ''
    this.#lost = null
    this.failure = null
  }
}

const words = { ...plainWords, ...supportWords }

/** What was refused is beside the words: they need no name of a field. */
const describe = (refusal: NotSaid): string =>
  refusal.code === 'fields'
    ? refusal.errors.map((error) => sayError(error, words)).join('\n')
    : sayRefusal(refusal, words)
