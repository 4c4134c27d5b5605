import assert from 'node:assert/strict'
import type { Company } from '@osh/core/companies/company.ts'
import type { Document } from '@osh/core/documents/document.ts'
import type { Template, TemplateId } from '@osh/core/documents/library/template.ts'
import { type Employee, type EmployeeId, joinFullName } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { ports } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { archiveStore } from '#ui/documents/archive/archive-store.ts'
import { type DocumentsStore, documentsStore } from '#ui/documents/documents-store.ts'
import { type IssueStore, issueStore, type PaperAbout } from '#ui/documents/issue/issue-store.ts'
import type { StaffRow } from '#ui/employees/list/staff.ts'
import type { Services } from '#ui/kit/services/service.ts'

/** What a person types into the dialog «Сформировать». */
export type Paper = {
  /** The form's, or its number. */
  readonly title: string | TemplateId
  readonly number: string
  readonly date: LocalDate
  /** By the labels of the form's fields; a field that isn't named keeps what the service suggests. */
  readonly answers?: ReadonlyMap<string, unknown>
  readonly employees?: readonly Employee[]
  /** What the dialog is opened with. */
  readonly about?: PaperAbout
}

/** A person before the pages of documents. */
export class PaperDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void
  #opened: IssueStore | null = null
  /** The file that was looked at last. */
  looked: Blob | null = null

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  moveTo(company: Company): void {
    this.#services.get(currentCompany).take(company)
  }

  /** Opens the dialog and types nothing. */
  async open(title: Paper['title'], date: LocalDate, about?: PaperAbout): Promise<IssueStore> {
    const template = await this.#template(title, date)
    const dialog = this.#services.get(issueStore)
    await dialog.begin(template, date, about)
    this.#opened = dialog
    return dialog
  }

  /** Fills the dialog and leaves it open. */
  async prepare({ title, number, date, answers = new Map(), employees = [], about }: Paper): Promise<void> {
    const dialog = await this.open(title, date, about)
    const { template } = dialog
    assert(template)
    dialog.typeNumber(number)
    for (const [label, answer] of answers) {
      const value = template.values.find((value) => value.label === label)
      assert(value, `у формы «${title}» нет поля «${label}»`)
      dialog.answer(value.name, answer)
    }
    const ids = new Set(employees.map(({ id }) => id))
    dialog.people.choose(
      dialog.people.people.filter(({ employee }) => ids.has(employee.id)),
      true,
    )
  }

  /** Annuls an issued document in the archive. */
  async annul(document: Document, reason: string): Promise<void> {
    this.#hear(await this.#services.get(archiveStore).annul(document, reason))
  }

  /** Presses «Предпросмотр» in the open dialog, and looks at what the new tab shows. */
  async preview(): Promise<void> {
    const company = this.#services.get(currentCompany).company
    const request = this.#opened?.asPreview
    assert(company && request, 'диалог не открыт')
    const address = await this.#services.get(ports.documentFiles).makePreviewLink(company.id, request)
    assert(address.ok)
    this.looked = await (await fetch(address.value)).blob()
  }

  /** What the open dialog has in a field of the form. */
  answerTo(label: string): unknown {
    const spec = this.#opened?.template?.values.find((value) => value.label === label)
    assert(spec, `нет поля «${label}»`)
    return this.#opened?.answers[spec.name]
  }

  get number(): string | undefined {
    return this.#opened?.number
  }

  /** Presses «Сформировать» in the open dialog. */
  async press(): Promise<void> {
    const dialog = this.#opened
    assert(dialog, 'диалог не открыт')
    const issued = await dialog.issue()
    const { messages, others, people } = dialog.refused
    const lacks = people.flatMap(({ employeeId, lacks }) =>
      lacks.map(({ said }) => `${said}: ${nameIn(dialog.people.people, employeeId)}`),
    )
    const said = [...Object.values(messages), ...others.map(({ said }) => said), ...lacks]
    this.#hear(issued ? null : said.join('\n'))
  }

  async issue(paper: Paper): Promise<void> {
    await this.prepare(paper)
    await this.press()
  }

  /** Takes the first of the free numbers that the open dialog offers. */
  async takeFirstFree(): Promise<void> {
    const [free] = this.#opened?.refused.free ?? []
    assert(free, 'свободных номеров не предложено')
    this.#opened?.typeNumber(free)
    await this.press()
  }

  get freeNumbers(): readonly string[] {
    return this.#opened?.refused.free ?? []
  }

  /** How many unfilled roles the page of a group warns of. */
  async unfilledFor(group: string): Promise<number> {
    const page = await this.#page('company', null)
    const offered = page.groups.find(({ group: { name } }) => name === group)
    assert(offered, `на странице нет группы «${group}»`)
    const unfilled = page.countUnfilledFor(group)
    assert.equal(offered.needsResponsible, unfilled > 0)
    return unfilled
  }

  async #template(form: Paper['title'], date: LocalDate): Promise<Template> {
    for (const scope of ['company', 'employee'] as const) {
      const { groups } = await this.#page(scope, date)
      const found = groups
        .flatMap(({ templates }) => templates)
        .find(({ id, title }) => title === form || id === form)
      if (found) return found
    }
    throw new Error(`нет формы «${form}»`)
  }

  async #page(scope: 'company' | 'employee', date: LocalDate | null): Promise<DocumentsStore> {
    const page = this.#services.get(documentsStore)
    await page.open(scope)
    await page.choose(date)
    return page
  }
}

function nameIn(people: readonly StaffRow[], id: EmployeeId): string {
  const named = people.find(({ employee }) => employee.id === id)
  assert(named, 'в диалоге нет такого работника')
  return joinFullName(named.employee)
}
