import { type Question, question, type Write } from '../commands/command.ts'
import type { CompletionId, CompletionPapers } from '../obligations/completion.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { KnowledgeCheck } from './knowledge-check.ts'
import type { RegistrySetId } from './registry-record.ts'
import type { WholeSet } from './registry-set.ts'

type InCompany = { readonly companyId: CompanyId }

/** The knowledge checks among the completions; they stay so until the command ends. */
export type LockChecks = Question<
  'knowledge-checks',
  InCompany & { readonly ids: readonly CompletionId[] },
  readonly KnowledgeCheck[]
>
export const lockChecks = question<LockChecks>('knowledge-checks')

/** Locks the set; null where the company has none such. */
export type LockSet = Question<'registry-set', InCompany & { readonly id: RegistrySetId }, WholeSet | null>
export const lockSet = question<LockSet>('registry-set')

/** The id that a new set gets; given to no one else. */
export type NewSetId = Question<'new-registry-set-id', InCompany, RegistrySetId>
export const newSetId = question<NewSetId>('new-registry-set-id')

export type RegistryQuestion = LockChecks | LockSet | NewSetId

export type RegistryWrite =
  | Write<'registry-sets', WholeSet>
  | Write<
      'registered-records',
      InCompany & { readonly setId: RegistrySetId; readonly place: number; readonly number: string }
    >
  | Write<'withdrawn-registry-sets', InCompany & { readonly id: RegistrySetId; readonly withdrawn: Signed }>
  /** Under what completions are kept from now on. */
  | Write<'completion-papers', InCompany & { readonly id: CompletionId; readonly papers: CompletionPapers }>
