import type { Writers } from '@osh/core/commands/apply.ts'
import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormWrite, RetiredForm } from '@osh/core/documents/own-forms/own-form-facts.ts'
import type { FileWrite } from '@osh/core/files/file-store.ts'
import { buildSignedColumns, pickColumns } from '../columns.ts'
import type { Work } from '../transact.ts'
import { insertRows, updateRows } from '../write-rows.ts'
import { buildOwnFormColumns } from './own-form-columns.ts'

export const ownFormWriters: Writers<Exclude<OwnFormWrite, FileWrite>, Work, Promise<void>> = {
  'retired-forms': retireForms,
  'own-forms': addForms,
}

function retireForms(work: Work, forms: readonly RetiredForm[]): Promise<void> {
  const retired = forms.map((form) => ({
    ...pickColumns(form, ['companyId', 'id']),
    ...buildSignedColumns('retired', form.retired),
  }))
  return updateRows(work, 'own_forms', ['company_id', 'id'], retired)
}

async function addForms(work: Work, forms: readonly OwnForm[]): Promise<void> {
  await insertRows(work, 'own_forms', forms.map(buildOwnFormColumns))
}
