import type { Document } from '@osh/core/documents/document.ts'
import type { DocumentArchive } from '@osh/core/documents/document-repository.ts'
import type { OpenedGroups } from '@osh/core/documents/library/opened-groups.ts'
import { type FormSearch, makeFormSearch } from '@osh/core/documents/library/search-forms.ts'
import { FORMS_AT_ONCE, type ShownGroup, showForms } from '@osh/core/documents/library/shown-forms.ts'
import type { Template, TemplateId, TemplateScope } from '@osh/core/documents/library/template.ts'
import type { OfferedGroup, TemplateCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type {
  Holders,
  ResponsibilityRepository,
} from '@osh/core/responsibilities/responsibility-repository.ts'
import { countUnfilled } from '@osh/core/responsibilities/role-table.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

type Page = {
  readonly groups: readonly OfferedGroup[]
  readonly latest: readonly Document[]
  readonly holders: Holders
  readonly ownForms: readonly OwnForm[]
}

/** How many documents of each form the page shows; older ones are in the archive. */
export const SHOWN_VERSIONS = 5

const none: ReadonlySet<number> = new Set()
const nothing: ReadonlyMap<number, number> = new Map()

/** The forms that a company may issue on a day, with what it has issued. */
export class DocumentsStore {
  state: LoadingState<Page> = pending
  scope: TemplateScope = 'company'
  /** Null while it is today. */
  chosenDate: LocalDate | null = null
  search = ''
  /** Groups that are open; kept from one visit to the next. */
  opened: ReadonlySet<number> = none
  /** Groups that are closed among what is found: that begins with all of them open. */
  closedFound: ReadonlySet<number> = none
  /** How many forms of a group were asked for, where it was. */
  asked: ReadonlyMap<number, number> = nothing
  #round = 0
  readonly #templates: TemplateCatalogue
  readonly #documents: DocumentArchive
  readonly #responsibilities: ResponsibilityRepository
  readonly #ownForms: OwnForms
  readonly #openedGroups: OpenedGroups
  readonly #current: InCompany

  constructor(
    templates: TemplateCatalogue,
    documents: DocumentArchive,
    responsibilities: ResponsibilityRepository,
    ownForms: OwnForms,
    openedGroups: OpenedGroups,
    current: InCompany,
  ) {
    this.#templates = templates
    this.#documents = documents
    this.#responsibilities = responsibilities
    this.#ownForms = ownForms
    this.#openedGroups = openedGroups
    this.#current = current
    makeAutoObservable(
      this,
      {
        state: observableRef,
        opened: observableRef,
        closedFound: observableRef,
        asked: observableRef,
      },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get date(): LocalDate {
    return this.chosenDate ?? this.today
  }

  async open(scope: TemplateScope): Promise<void> {
    if (scope !== this.scope || this.state.is === 'failed') this.#enter(pending)
    this.scope = scope
    this.#open(new Set(this.#openedGroups.opened(scope)))
    await this.reload()
  }

  /** What is shown meanwhile stays. */
  async reload(): Promise<void> {
    const { company } = this.#current
    this.#round += 1
    const round = this.#round
    const { scope, date } = this
    const answer = await load(async () => {
      const [groups, latest, holders, ownForms] = await Promise.all([
        this.#templates.listGroups(company.id, scope, date),
        this.#documents.listLatest(company.id, SHOWN_VERSIONS),
        this.#responsibilities.readHolders(company.id),
        this.#ownForms.list(company.id),
      ])
      return { groups, latest, holders, ownForms }
    })
    if (round === this.#round) this.#enter(answer)
  }

  #enter(state: LoadingState<Page>): void {
    runInAction(() => {
      this.state = state
    })
  }

  /** A day that has come; nothing given is today. */
  async choose(date: LocalDate | null): Promise<void> {
    if (date !== null && date > this.today) return
    this.#setDate(date === this.today ? null : date)
    await this.reload()
  }

  #setDate(date: LocalDate | null): void {
    runInAction(() => {
      this.chosenDate = date
    })
  }

  find(search: string): void {
    this.search = search
    this.closedFound = none
    this.asked = nothing
  }

  get isSearching(): boolean {
    return this.search.trim() !== ''
  }

  get groups(): readonly OfferedGroup[] {
    return this.state.is === 'ready' ? this.state.value.groups : []
  }

  get count(): number {
    return this.groups.reduce((sum, { templates }) => sum + templates.length, 0)
  }

  get index(): FormSearch<Template> {
    return makeFormSearch(this.groups.flatMap(({ templates }) => templates))
  }

  /** The forms that are found, by their groups; within a group the closest title first. */
  get found(): readonly OfferedGroup[] {
    if (!this.isSearching) return this.groups
    const byGroup = Map.groupBy(this.index(this.search), ({ group }) => group.id)
    return this.groups.flatMap((offered) => {
      const templates = byGroup.get(offered.group.id)
      return templates ? [{ ...offered, templates }] : []
    })
  }

  get versions(): ReadonlyMap<TemplateId, readonly Document[]> {
    return Map.groupBy(
      this.state.is === 'ready' ? this.state.value.latest : [],
      ({ templateId }) => templateId,
    )
  }

  /** The company's own forms that are in place of the library's. */
  get ownForms(): ReadonlyMap<TemplateId, OwnForm> {
    const forms = this.state.is === 'ready' ? this.state.value.ownForms : []
    return new Map(forms.map((form) => [form.templateId, form]))
  }

  /** Roles that no one holds among those that the group's forms rest on; by the group's name. */
  countUnfilledFor(groupName: string): number {
    if (this.state.is !== 'ready') return 0
    return countUnfilled(this.state.value.holders, new Set([groupName]))
  }

  /** The same of all groups of the page, each role once. */
  get unfilled(): number {
    if (this.state.is !== 'ready') return 0
    return countUnfilled(this.state.value.holders, new Set(this.groups.map(({ group }) => group.name)))
  }

  isOpen(groupId: number): boolean {
    return this.isSearching ? !this.closedFound.has(groupId) : this.opened.has(groupId)
  }

  /** The groups that are found, with as many of their forms as the page shows. */
  get shown(): readonly ShownGroup[] {
    return showForms(this.found, this.isOpen, this.asked)
  }

  showMore({ group }: OfferedGroup): void {
    const shown = this.shown.find(({ offered }) => offered.group.id === group.id)?.forms.length ?? 0
    this.#ask(group.id, shown + FORMS_AT_ONCE)
  }

  toggle(groupId: number): void {
    if (this.isSearching) {
      this.closedFound = toggle(this.closedFound, groupId)
      return
    }
    if (!this.isOpen(groupId)) this.#ask(groupId, FORMS_AT_ONCE)
    this.#keepOpen(toggle(this.opened, groupId))
  }

  get allOpen(): boolean {
    return this.found.every(({ group }) => this.isOpen(group.id))
  }

  toggleAll(): void {
    const ids = this.found.map(({ group }) => group.id)
    if (this.isSearching) this.closedFound = new Set(this.allOpen ? ids : [])
    else this.#keepOpen(new Set(this.allOpen ? [] : ids))
    this.asked = nothing
  }

  #ask(groupId: number, forms: number): void {
    runInAction(() => {
      this.asked = new Map([...this.asked, [groupId, forms]])
    })
  }

  #open(groupIds: ReadonlySet<number>): void {
    runInAction(() => {
      this.opened = groupIds
    })
  }

  #keepOpen(groupIds: ReadonlySet<number>): void {
    this.#open(groupIds)
    this.#openedGroups.keep(this.scope, [...groupIds])
  }
}

function toggle(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const others = new Set(ids)
  if (!others.delete(id)) others.add(id)
  return others
}

export const documentsStore = transient(
  'DocumentsStore',
  [ports.templates, ports.documents, ports.responsibilities, ports.ownForms, ports.openedGroups, inCompany],
  (templates, documents, responsibilities, ownForms, openedGroups, current) =>
    new DocumentsStore(templates, documents, responsibilities, ownForms, openedGroups, current),
)
