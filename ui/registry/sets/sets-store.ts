import type { EditionDesk } from '@osh/core/documents/editions/edition-desk.ts'
import type { ImportDesk } from '@osh/core/imports/imports.ts'
import type { AnsweredRecord } from '@osh/core/registry/answered-record.ts'
import type { AnswerCode, MatchCode } from '@osh/core/registry/refusal-codes.ts'
import type { RegistryRepository } from '@osh/core/registry/registry.ts'
import type { RegistrySetId } from '@osh/core/registry/registry-record.ts'
import type { RegistrySet } from '@osh/core/registry/registry-set.ts'
import type { DocumentId } from '@osh/core/shared/identity.ts'
import type { FieldError } from '@osh/core/shared/results/refusals.ts'
import { err, type Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayError, sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { words } from '../refused.ts'
import { registryTexts as texts } from '../texts.ts'

/** So many faults of an answer are told at once. */
const TOLD = 5

/** As a person loads it up in the register, and as the register's service takes it. */
export const registryFormats = ['xml', 'olot'] as const
export type RegistryFormat = (typeof registryFormats)[number]

/** The sets that were made: their files, the register's answers, and giving one up. */
export class SetsStore {
  state: LoadingState<readonly RegistrySet[]> = pending
  /** What has become of the answer that was taken last. */
  taken: { readonly id: RegistrySetId; readonly words: string } | null = null
  readonly #registry: RegistryRepository
  readonly #editions: Pick<EditionDesk, 'reissue'>
  readonly #desk: ImportDesk | null
  readonly #current: InCompany

  constructor(
    registry: RegistryRepository,
    editions: Pick<EditionDesk, 'reissue'>,
    desk: ImportDesk | null,
    current: InCompany,
  ) {
    this.#registry = registry
    this.#editions = editions
    this.#desk = desk
    this.#current = current
    makeAutoObservable(this, { state: observableRef, taken: observableRef }, { autoBind: true })
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  async open(): Promise<void> {
    const answer = await load(() => this.#registry.listSets(this.#current.company.id))
    runInAction(() => {
      this.state = answer
    })
  }

  /** Its file of that number, the first being 1; null for none such. Throws `Unavailable`. */
  async writeFile(
    { id }: RegistrySet,
    file: number,
    format: RegistryFormat,
  ): Promise<string | Uint8Array<ArrayBuffer> | null> {
    const read = await this.#registry.readSet(this.#current.company.id, id)
    if (!read.ok) return null
    const { splitIntoFiles, writeRegistryFile } = await fetchPart(
      () => import('@osh/core/registry/write-file.ts'),
    )
    const records = splitIntoFiles(read.value.records)[file - 1]
    if (!records) return null
    const xml = writeRegistryFile(records, read.value.set.company)
    if (format === 'xml') return xml
    const { writeOlot } = await fetchPart(() => import('./write-olot.ts'))
    return writeOlot(xml)
  }

  /** Answers why it was not taken, in words; none when it was. */
  async answer({ id }: RegistrySet, given: File | string): Promise<readonly string[]> {
    const read = await this.#read(given)
    if (!read.ok) return read.error
    const records = read.value.map(({ outerId, ...told }) => ({ record: outerId, ...told }))
    const asked = { companyId: this.#current.company.id, details: { setId: id, records } }
    const answer = await load(() => this.#registry.answer(asked))
    if (answer.is === 'failed') return [describeFailure(answer.status)]
    if (!answer.value.ok) {
      const { error } = answer.value
      return error.code === 'fields' ? error.errors.slice(0, TOLD).map(sayOfRow) : [sayRefusal(error, words)]
    }
    const { set, added, same, others, protocols } = answer.value.value
    const issued = await this.#reissue(protocols)
    await this.open()
    runInAction(() => {
      this.taken = {
        id,
        words: [
          texts.taken(added, same, set.count - set.registered, others),
          ...(issued > 0 ? [texts.reissued(issued)] : []),
          ...(issued < protocols.length ? [texts.leftToReissue(protocols.length - issued)] : []),
        ].join('. '),
      }
    })
    return []
  }

  /** A table is read as staff files are; anything else by what it says. */
  async #read(given: File | string): Promise<Result<readonly AnsweredRecord[], readonly string[]>> {
    const part = await fetchPart(() => import('./read-given.ts'))
    const read = await load(() => part.readGiven(given, this.#desk, this.#current.company.id))
    return read.is === 'failed' ? err([describeFailure(read.status)]) : read.value
  }

  /** Issues protocols again with their numbers, one after another; answers how many. Those that are not wait for it in the archive. */
  async #reissue(protocols: readonly DocumentId[]): Promise<number> {
    let issued = 0
    for (const id of protocols) {
      const answer = await load(() => this.#editions.reissue(this.#current.company.id, id))
      if (answer.is === 'ready' && answer.value.ok) issued += 1
    }
    return issued
  }

  /** Answers why it was refused, in words; null when it is done. */
  async withdraw({ id: setId }: RegistrySet): Promise<string | null> {
    const asked = { companyId: this.#current.company.id, details: { setId } }
    const answer = await load(() => this.#registry.withdraw(asked))
    if (answer.is === 'failed') return describeFailure(answer.status)
    if (!answer.value.ok) return sayRefusal(answer.value.error, words)
    await this.open()
    return null
  }
}

const sayOfRow = (error: FieldError<AnswerCode | MatchCode>): string =>
  error.row === undefined ? sayError(error, words) : `${texts.line(error.row + 1)}: ${sayError(error, words)}`

export const setsStore = transient(
  'SetsStore',
  [ports.registry, ports.editions, ports.importDesk, inCompany],
  (registry, editions, desk, current) => new SetsStore(registry, editions, desk, current),
)
