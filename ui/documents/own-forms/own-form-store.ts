import type { Template } from '@osh/core/documents/library/template.ts'
import { checkFormSize } from '@osh/core/documents/own-forms/check-form-size.ts'
import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import { listPlaceholders, type PlaceholderGroup } from '@osh/core/documents/own-forms/placeholders.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayError, sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { documentWords } from '@osh/core/wording/refusals/words/document-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...documentWords }

/** What a browser gives for a chosen file. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>

/** A file that was not taken, and what has to be mended in it. */
export type RefusedFile = { readonly name: string; readonly findings: readonly string[] }

/** The own form of a company in place of one form of the library. */
export class OwnFormStore {
  /** Null while the form of the library is in use. */
  state: LoadingState<OwnForm | null> = pending
  template: Template | null = null
  refused: RefusedFile | null = null
  /** The name of the file that is being sent. */
  sending: string | null = null
  reverting = false
  search = ''
  readonly #ownForms: OwnForms
  readonly #current: InCompany

  constructor(ownForms: OwnForms, current: InCompany) {
    this.#ownForms = ownForms
    this.#current = current
    makeAutoObservable(
      this,
      { state: observableRef, template: observableRef, refused: observableRef },
      { autoBind: true },
    )
  }

  async open(template: Template): Promise<void> {
    const { company } = this.#current
    this.template = template
    const listed = await load(() => this.#ownForms.list(company.id))
    const own = (forms: readonly OwnForm[]) =>
      forms.find(({ templateId }) => templateId === template.id) ?? null
    this.#enter(listed.is === 'ready' ? { is: 'ready', value: own(listed.value) } : listed)
  }

  #enter(state: LoadingState<OwnForm | null>): void {
    runInAction(() => {
      this.state = state
    })
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  /** Whether the file is in use now; what is wrong with one that is not is in `refused`. */
  async upload(file: ChosenFile): Promise<boolean> {
    const { company } = this.#current
    const { template } = this
    if (template === null || this.sending !== null) return false
    const size = checkFormSize(file.size)
    if (!size.ok)
      return this.#refuse(
        file.name,
        size.error.errors.map((one) => sayError(one, words)),
      )
    this.#begin(file.name)
    const answer = await load(async () => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return this.#ownForms.upload(company.id, template.id, { name: file.name, bytes })
    })
    if (answer.is === 'failed') return this.#refuse(file.name, [describeFailure(answer.status)])
    if (answer.value.ok) return this.#accept(answer.value.value)
    const { error } = answer.value
    return this.#refuse(
      file.name,
      error.code === 'fields' ? error.errors.map((one) => sayError(one, words)) : [sayRefusal(error, words)],
    )
  }

  #begin(name: string): void {
    runInAction(() => {
      this.sending = name
      this.refused = null
    })
  }

  #refuse(name: string, findings: readonly string[]): false {
    runInAction(() => {
      this.sending = null
      this.refused = { name, findings }
    })
    return false
  }

  #accept(form: OwnForm): true {
    runInAction(() => {
      this.sending = null
      this.state = { is: 'ready', value: form }
    })
    return true
  }

  /** Null once the library's form is in use again; otherwise why not. */
  async revert(): Promise<string | null> {
    const { company } = this.#current
    const { template } = this
    if (template === null || this.reverting) return null
    this.#setReverting(true)
    const answer = await load(() => this.#ownForms.revert(company.id, template.id))
    this.#setReverting(false)
    if (answer.is === 'failed') return describeFailure(answer.status)
    this.#enter({ is: 'ready', value: null })
    return null
  }

  #setReverting(reverting: boolean): void {
    runInAction(() => {
      this.reverting = reverting
    })
  }

  find(search: string): void {
    this.search = search
  }

  get placeholders(): readonly PlaceholderGroup[] {
    return this.template ? listPlaceholders(this.template) : []
  }

  /** Those that have every word of the search in their text, their meaning or the title of their group. */
  get found(): readonly PlaceholderGroup[] {
    const words = this.search.toLowerCase().split(/\s+/u).filter(Boolean)
    return this.placeholders.flatMap(({ title, placeholders }) => {
      const found = placeholders.filter(({ text, meaning }) => {
        const said = `${title} ${text} ${meaning}`.toLowerCase()
        return words.every((word) => said.includes(word))
      })
      return found.length > 0 ? [{ title, placeholders: found }] : []
    })
  }
}

export const ownFormStore = transient(
  'OwnFormStore',
  [ports.ownForms, inCompany],
  (ownForms, current) => new OwnFormStore(ownForms, current),
)
