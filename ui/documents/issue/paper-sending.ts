import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Document } from '@osh/core/documents/document.ts'
import type { DocumentIssuer, IssueRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { AddresseeKind } from '@osh/core/incidents/addressees/addressee.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { issuePapers, type Progress } from './issue-papers.ts'
import { nothingRefused, type RefusedIssue } from './refused-issue.ts'

type Papers = {
  readonly companyId: CompanyId
  readonly template: Template
  readonly request: IssueRequest
}

/** Papers on their way: how far it has come, what was refused, and what is issued. */
export class PaperSending {
  refused: RefusedIssue = nothingRefused
  busy = false
  /** Papers made of how many, while there are more than one. */
  progress: Progress | null = null
  /** The first of those issued here; null while there is none. */
  issued: Document | null = null
  readonly #issuer: DocumentIssuer

  constructor(issuer: DocumentIssuer) {
    this.#issuer = issuer
    makeAutoObservable(this, { refused: observableRef }, { autoBind: true })
  }

  /**
   * Sends what is asked for; answers whether nothing was refused.
   *
   * @param accept called with whoever has a paper: they are not asked for again
   */
  async send(
    { companyId, template, request }: Papers,
    accept: (employeeIds: IssueRequest['employeeIds']) => void,
  ): Promise<boolean> {
    this.#begin()
    const issuer = this.#count(accept)
    const before = this.progress?.done ?? 0
    const refused = await issuePapers(
      { issuer, companyId, template, before, tell: (progress) => this.#tell(progress) },
      request,
    )
    return this.#end(refused)
  }

  /**
   * Sends letters alike one after another, each to its addressee: the first begins a batch that the others join. Answers whether nothing was
   * refused; the first refusal ends it, and what was issued before stays.
   *
   * @param accept called with each that is issued: it is not asked for again
   */
  async sendLetters<L extends { readonly kind: AddresseeKind }>(
    { companyId, template, request }: Papers,
    letters: readonly L[],
    accept: (letter: L) => void,
  ): Promise<boolean> {
    this.#begin()
    const before = this.progress?.done ?? 0
    this.#tell({ done: before, all: before + letters.length })
    const issuer = this.#count(() => undefined)
    let refused: RefusedIssue | null = null
    for (const letter of letters) {
      const joined = this.issued === null ? {} : { number: null, batch: this.issued.batch }
      const incident = request.incident ? { ...request.incident, addressee: letter.kind } : null
      refused = await issuePapers(
        { issuer, companyId, template, before: 0, tell: () => undefined },
        { ...request, ...joined, incident },
      )
      if (refused !== null) break
      accept(letter)
    }
    return this.#end(refused)
  }

  refuse(refused: RefusedIssue): void {
    runInAction(() => {
      this.refused = refused
    })
  }

  /** What was typed again is refused no more. */
  forget(field: string): void {
    const { [field]: _, ...messages } = this.refused.messages
    this.refuse({ ...this.refused, messages, ...(field === 'documentNumber' ? { free: [] } : {}) })
  }

  /** The issuer; what it issues is counted. */
  #count(
    accept: (employeeIds: IssueRequest['employeeIds']) => void,
  ): Pick<DocumentIssuer, 'check' | 'issue'> {
    return {
      check: (id, part) => this.#issuer.check(id, part),
      issue: async (id, part) => {
        const answer = await this.#issuer.issue(id, part)
        if (answer.ok) this.#accept(answer.value, Math.max(1, part.employeeIds.length))
        if (answer.ok) accept(part.employeeIds)
        return answer
      },
    }
  }

  #begin(): void {
    runInAction(() => {
      this.busy = true
      this.refused = nothingRefused
      if (this.issued === null) this.progress = null
    })
  }

  /** Answers whether nothing was refused. */
  #end(refused: RefusedIssue | null): boolean {
    if (refused) this.refuse(refused)
    runInAction(() => {
      this.busy = false
    })
    return refused === null
  }

  #accept(document: Document, papers: number): void {
    runInAction(() => {
      this.issued ??= document
      if (this.progress) this.progress = { ...this.progress, done: this.progress.done + papers }
    })
  }

  #tell(progress: Progress): void {
    runInAction(() => {
      this.progress = progress
    })
  }
}
