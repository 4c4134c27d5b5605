import type { Writers } from '@osh/core/commands/apply.ts'
import type { OwnFormFile } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormWrite, RetiredForm } from '@osh/core/documents/own-forms/own-form-facts.ts'
import { sql } from 'kysely'
import type { Work } from '../transact.ts'
import { ownFormColumns } from './own-form-columns.ts'

export const ownFormWriters: Writers<OwnFormWrite, Work, Promise<void>> = {
  'retired-forms': retireForms,
  'own-forms': addForms,
}

async function retireForms(work: Work, forms: readonly RetiredForm[]): Promise<void> {
  const given = forms.map(({ companyId, id, retired: { by, at } }) => ({ company_id: companyId, id, by, at }))
  await sql`
    update own_forms o set retired_by = g.by, retired_at = g.at
    from json_to_recordset(${JSON.stringify(given)}::json)
      as g (company_id bigint, id bigint, by bigint, at timestamptz)
    where o.company_id = g.company_id and o.id = g.id`.execute(work)
}

async function addForms(work: Work, forms: readonly OwnFormFile[]): Promise<void> {
  await work.insertInto('own_forms').values(forms.map(ownFormColumns)).execute()
  const files = forms.map(({ companyId, id, bytes }) => ({
    company_id: companyId,
    own_form_id: id,
    bytes: Buffer.from(bytes),
  }))
  await work.insertInto('own_form_files').values(files).execute()
}
