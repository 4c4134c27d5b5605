import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import { pickColumns, pickFields } from '../columns.ts'
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

export const readOwnForm = (row: OwnFormRow): OwnForm => pickFields(row, FIELDS)

export const buildOwnFormColumns = (form: OwnForm) => pickColumns(form, FIELDS)
