import type {
  FactorSecret,
  FactorState,
  RecoveryCodes,
  SecondFactorDesk,
} from '@osh/core/account/second-factor/second-factor-desk.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { TypedFields } from '#ui/kit/forms/typed-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords }

type Refused = ErrorOf<SecondFactorDesk['begin' | 'confirm' | 'replaceCodes' | 'end']>

/** What is asked for: the password before a secret is given, the first code, or both for a change. */
export type FactorStep = 'password' | 'first-code' | 'codes' | 'end'

/** Signing in by a code besides the password: switched on, off, and its recovery codes. */
export class SecondFactorStore {
  state: LoadingState<FactorState> = pending
  /** Null while nothing is being changed. */
  step: FactorStep | null = null
  readonly fields = new TypedFields({ currentPassword: '', factorCode: '' })
  /** What the application is given now. */
  secret: FactorSecret | null = null
  /** Shown once: until the person has said that they are kept. */
  codes: readonly string[] = []
  busy = false
  readonly #desk: SecondFactorDesk | null

  constructor(desk: SecondFactorDesk | null) {
    this.#desk = desk
    makeAutoObservable(
      this,
      { state: observableRef, secret: observableRef, codes: observableRef },
      { autoBind: true },
    )
  }

  get isThere(): boolean {
    return this.#desk !== null
  }

  async open(): Promise<void> {
    const desk = this.#desk
    if (desk === null) return
    const state = await load(() => desk.state())
    runInAction(() => {
      this.state = state
    })
  }

  ask(step: FactorStep): void {
    this.step = step
    this.codes = []
    this.fields.clear()
  }

  discard(): void {
    this.step = null
    this.secret = null
    this.codes = []
    this.fields.clear()
  }

  /** Sends what the step asks for. Answers whether it was taken. */
  async send(): Promise<boolean> {
    const desk = this.#desk
    if (desk === null || this.step === null || this.busy) return false
    const { currentPassword, factorCode } = this.fields.values
    const both = { details: { currentPassword, factorCode } }
    switch (this.step) {
      case 'password':
        return this.#do(() => desk.begin({ details: { currentPassword } }), this.#showSecret)
      case 'first-code':
        return this.#do(() => desk.confirm({ details: { factorCode } }), this.#showCodes)
      case 'codes':
        return this.#do(() => desk.replaceCodes(both), this.#showCodes)
      case 'end':
        return this.#do(() => desk.end(both), this.discard)
    }
  }

  async #do<T>(ask: () => Promise<Result<T, Refused>>, done: (value: T) => void): Promise<boolean> {
    this.busy = true
    const answer = await load(ask)
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.fields.refuse({ form: describeFailure(answer.status) })
      else if (!answer.value.ok) this.fields.refuse(wordMessages(answer.value.error, words))
      else done(answer.value.value)
    })
    const taken = answer.is === 'ready' && answer.value.ok
    if (taken && this.secret === null) await this.open()
    return taken
  }

  readonly #showSecret = (secret: FactorSecret): void => {
    this.secret = secret
    this.ask('first-code')
  }

  readonly #showCodes = ({ codes }: RecoveryCodes): void => {
    this.discard()
    this.codes = codes
  }
}

export const secondFactorStore = transient(
  'SecondFactorStore',
  [ports.secondFactor],
  (desk) => new SecondFactorStore(desk),
)
