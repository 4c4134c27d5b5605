import { type Question, question, type Write } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { FileWrite } from '../../files/file-store.ts'
import type { Signed } from '../../shared/identity.ts'
import type { TemplateId } from '../library/template.ts'
import type { OwnForm, OwnFormId } from './own-form.ts'

/** Locks which own form is in use in place of a form of the library; null while it is the library's. */
export type LockFormInUse = Question<
  'form-in-use',
  { readonly companyId: CompanyId; readonly templateId: TemplateId },
  OwnForm | null
>
export const lockFormInUse = question<LockFormInUse>('form-in-use')

/** The id that a new own form gets; given to no other. */
export type NewOwnFormId = Question<'new-own-form-id', { readonly companyId: CompanyId }, OwnFormId>
export const newOwnFormId = question<NewOwnFormId>('new-own-form-id')

export type OwnFormQuestion = LockFormInUse | NewOwnFormId

/** A form that goes out of use; it is kept, with who and when. */
export type RetiredForm = Pick<OwnForm, 'id' | 'companyId'> & { readonly retired: Signed }

export type OwnFormWrite = FileWrite | Write<'retired-forms', RetiredForm> | Write<'own-forms', OwnForm>
