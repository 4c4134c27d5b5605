import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import { columnsOf, fieldsOf } from '../columns.ts'
import type { OwnFormRow } from './document-tables.ts'

const FIELDS = [
  'id',
  'companyId',
  'templateId',
  'fileName',
  'size',
  'sha256',
  'enteredBy',
  'enteredAt',
] as const

export const ownFormOf = (row: OwnFormRow): OwnForm => fieldsOf(row, FIELDS)

export const ownFormColumns = (form: OwnForm) => columnsOf(form, FIELDS)
