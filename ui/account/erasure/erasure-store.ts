import type { Account, OwnAccount } from '@osh/core/auth/profile.ts'
import type { Company, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { Erasures } from '@osh/core/erasure/erasures.ts'
import type { MemberDesk } from '@osh/core/members/member-desk.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { erasureWords } from '@osh/core/wording/refusals/words/erasure-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords, ...erasureWords }

/** What is typed before something is closed. */
export type Typed = {
  readonly confirmation: string
  readonly currentPassword: string
  readonly factorCode: string
}

/** The person's account, and the companies that are closed with it. */
type Closable = Pick<Account, 'email' | 'closesOn'> & { readonly owned: readonly Company[] }

type Needs = {
  readonly erasures: Erasures
  readonly account: Pick<OwnAccount, 'readAccount'>
  readonly companies: Pick<CompanyDirectory, 'list'>
  readonly desk: Pick<MemberDesk, 'listOwn'>
}

/** Closes the company or the account of whoever is signed in, and takes it back. Answers what is wrong with which field, in words; null when it is done. */
export class ErasureStore {
  state: LoadingState<Closable> = pending
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const { account, companies, desk } = this.#needs
    const state = await load(async (): Promise<Closable> => {
      const [{ email, closesOn }, all, own] = await Promise.all([
        account.readAccount(),
        companies.list(),
        desk.listOwn(),
      ])
      const isOwned = ({ id, example }: Company): boolean =>
        !example && own.some(({ companyId, role }) => companyId === id && role === 'owner')
      return { email, closesOn, owned: all.filter(isOwned) }
    })
    runInAction(() => {
      this.state = state
    })
  }

  closeCompany(companyId: CompanyId, typed: Typed): Promise<Messages | null> {
    return ask(() => this.#needs.erasures.close({ companyId, ...typed }))
  }

  async keepCompany(companyId: CompanyId): Promise<string | null> {
    return takeForm(await ask(() => this.#needs.erasures.keep({ companyId })))
  }

  closeAccount(typed: Typed): Promise<Messages | null> {
    return ask(() => this.#needs.erasures.closeAccount(typed))
  }

  async keepAccount(): Promise<string | null> {
    return takeForm(await ask(() => this.#needs.erasures.keepAccount({})))
  }
}

type Refusal = ErrorOf<Erasures['close' | 'keep' | 'closeAccount' | 'keepAccount']>

async function ask(send: () => Promise<Result<unknown, Refusal>>): Promise<Messages | null> {
  const answer = await load(send)
  if (answer.is === 'failed') return { form: describeFailure(answer.status) }
  return answer.value.ok ? null : wordMessages(answer.value.error, words)
}

const takeForm = (messages: Messages | null): string | null => messages?.form ?? null

export const erasureStore = transient(
  'ErasureStore',
  [ports.erasures, ports.account, ports.companyList, ports.memberDesk],
  (erasures, account, companies, desk) => new ErasureStore({ erasures, account, companies, desk }),
)
