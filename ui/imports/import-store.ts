import type { Company } from '@osh/core/companies/company.ts'
import { checkFileSize } from '@osh/core/imports/check-file-size.ts'
import type { ImportDesk, ToldLeft } from '@osh/core/imports/imports.ts'
import { isKept } from '@osh/core/imports/keeping.ts'
import type { StaffImport } from '@osh/core/imports/staff-import.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { describeFieldError, describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import type { GroundPorts } from './opened/file-ground.ts'
import type { OpenedFile } from './opened/opened-file.ts'
import { importTexts as texts } from './texts.ts'

/** A file that somebody has; its bytes are not looked at before its size. */
type Chosen = {
  readonly name: string
  readonly size: number
  readonly bytes: () => Promise<Uint8Array>
}

/** What files for whoever has none are made of. */
export type SamplePorts = Pick<GroundPorts, 'departments' | 'positions'> & {
  readonly company: Company
  readonly today: LocalDate
}

type Ports = GroundPorts & { readonly desk: ImportDesk; readonly clock: Pick<Clock, 'now'> }

/** «Загрузка из файла»: the file that is open, and the files that were loaded. */
export class ImportStore {
  history: LoadingState<readonly StaffImport[]> = pending
  fileName: string | null = null
  stage: 'start' | 'reading' | 'preview' | 'loading' = 'start'
  /** What is wrong, in words. */
  message: string | null = null
  done: StaffImport | null = null
  /** While one is looked through or loaded. */
  opened: OpenedFile | null = null
  readonly #ports: Ports
  readonly #current: Pick<InCompany, 'company' | 'today'>

  constructor(given: Ports, current: Pick<InCompany, 'company' | 'today'>) {
    this.#ports = given
    this.#current = current
    makeAutoObservable(this, { history: observableRef, opened: observableRef }, { autoBind: true })
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  async open(): Promise<void> {
    const { desk } = this.#ports
    const history = await load(() => desk.list(this.#current.company.id))
    runInAction(() => {
      this.history = history
    })
  }

  async choose({ name, size, bytes }: Chosen): Promise<void> {
    const { desk } = this.#ports
    this.reset()
    this.fileName = name
    const fits = checkFileSize(size)
    if (!fits.ok) return this.#refuse(fits.error.errors.map(describeFieldError).join('. '))
    this.stage = 'reading'
    const [read, part, { mayHavePeople }] = await Promise.all([
      load(async () => desk.read(this.#current.company.id, { name, bytes: await bytes() })),
      fetchPart(() => import('./opened/opened-file.ts')),
      fetchPart(() => import('@osh/core/imports/has-people.ts')),
      this.history.is === 'ready' ? null : this.open(),
    ])
    if (read.is === 'failed') return this.#refuse(describeFailure(read.status))
    if (!read.value.ok) return this.#refuse(read.value.error.errors.map(describeFieldError).join('. '))
    if (!mayHavePeople(read.value.value)) return this.#refuse(texts.noRows)
    const before = this.history.is === 'ready' ? this.history.value.map(({ columns }) => columns) : []
    const opened = new part.OpenedFile(read.value.value, before, this.#ports, this.#current)
    const failed = await opened.readGround()
    if (failed !== null) return this.#refuse(failed)
    runInAction(() => {
      this.stage = 'preview'
      this.opened = opened
    })
  }

  /** Rows that were copied in a table program, as the text of a file. */
  async paste(text: string): Promise<void> {
    // A letter is a byte at least.
    const { length: size } = text
    await this.choose({ name: texts.pasted, size, bytes: async () => new TextEncoder().encode(text) })
  }

  /** A file to be filled in, or to be looked at: what writes them comes when they are shown. */
  get samples(): SamplePorts {
    return { ...this.#ports, company: this.#current.company, today: this.#current.today() }
  }

  /** Whether what the load left and what undoing it needs is kept. */
  isKept(one: StaffImport): boolean {
    return isKept(one, this.#ports.clock.now())
  }

  async load(): Promise<void> {
    const { desk } = this.#ports
    const { opened, fileName } = this
    if (opened === null || this.stage !== 'preview' || opened.willLoad + opened.willDismiss === 0) return
    this.stage = 'loading'
    this.message = null
    const companyId = this.#current.company.id
    const details = opened.write(fileName ?? '')
    const answer = await load(() => desk.load({ companyId, details }))
    const isStale = answer.is === 'ready' && !answer.value.ok && answer.value.error.code === 'stale'
    if (isStale) await opened.readGround()
    runInAction(() => {
      this.stage = 'preview'
      if (answer.is === 'failed') this.message = describeFailure(answer.status)
      else if (!answer.value.ok) this.message = isStale ? texts.stale : describeRefusal(answer.value.error)
      else {
        const loaded = answer.value.value
        this.reset()
        this.done = loaded
      }
    })
    await this.open()
  }

  /** Answers why it was refused; null when it is undone. */
  async undo({ id: importId }: StaffImport): Promise<string | null> {
    const { desk } = this.#ports
    const companyId = this.#current.company.id
    const answer = await load(() => desk.undo({ companyId, details: { importId } }))
    if (answer.is === 'failed') return describeFailure(answer.status)
    await this.open()
    runInAction(() => {
      this.done = null
    })
    return answer.value.ok ? null : describeRefusal(answer.value.error)
  }

  /** Throws `Unavailable`. */
  async readLeft({ id }: StaffImport): Promise<ToldLeft> {
    return this.#ports.desk.listLeft(this.#current.company.id, id)
  }

  reset(): void {
    this.stage = 'start'
    this.fileName = null
    this.message = null
    this.done = null
    this.opened = null
  }

  #refuse(message: string): void {
    runInAction(() => {
      this.message = message
      this.stage = 'start'
    })
  }
}

export const importStore = transient(
  'ImportStore',
  [
    ports.importDesk,
    ports.clock,
    ports.employees,
    ports.departments,
    ports.positions,
    ports.obligations,
    ports.subscriptions,
    inCompany,
  ],
  (desk, clock, employees, departments, positions, obligations, subscriptions, current) =>
    new ImportStore({ desk, clock, employees, departments, positions, obligations, subscriptions }, current),
)
