import type { CompanyId } from '../../companies/company.ts'
import type {
  AnnulledAlready,
  FieldErrors,
  NotFound,
  NothingNew,
  Stale,
} from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import type { TermEnded } from '../../tariffs/refusals.ts'
import type { Document, DocumentId } from '../document.ts'
import type { ParagraphPair } from './compare-paragraphs.ts'

/** What another edition would be: its title, what it would change, or what the paper would lack, by labels. */
export type NextEdition = {
  readonly title: string
  readonly changes: readonly ParagraphPair[]
  readonly lacks: readonly string[]
}

/** The editions of a paper, for whoever looks at one of them. */
export type PaperEditions = {
  /** The first one first. */
  readonly editions: readonly Document[]
  /** Text by text what this one has changed of the one before; null for the first, and where a text can't be read. */
  readonly changes: readonly ParagraphPair[] | null
  /** Null where another one would say the same, and where the paper is annulled or its form is there no more. */
  readonly next: NextEdition | null
}

export type ReissueRefusal =
  | FieldErrors<'document/value-missing' | 'template/unknown'>
  | NotFound
  | Stale
  | AnnulledAlready
  | NothingNew
  | TermEnded

/** Port: editions of issued papers, each under the number and the day of the first; all of them are kept. */
export interface EditionDesk {
  look(companyId: CompanyId, id: DocumentId): Promise<Result<PaperEditions, NotFound>>
  /**
   * Issues the paper again: what was answered stays, what the records have learnt since is added, by the form as it is now. Refused where that would say
   * nothing new.
   */
  reissue(companyId: CompanyId, id: DocumentId): Promise<Result<Document, ReissueRefusal>>
}
