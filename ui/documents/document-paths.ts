import type { TemplateScope } from '@osh/core/documents/library/template.ts'
import type { DocumentId } from '@osh/core/shared/identity.ts'

/** What is in the path in place of a group for all of them: the employees' own list has «all». */
const whole: Readonly<Record<TemplateScope, string>> = {
  company: '/company/documents/all',
  employee: '/employees/documents/forms',
}

/** The page of a group; of all groups without one. */
export const nameGroupPath = (scope: TemplateScope, groupId: number | null): string =>
  groupId === null ? whole[scope] : `/${scope === 'company' ? 'company' : 'employees'}/documents/${groupId}`

export const archivePath = '/company/documents/archive'

/** What of the company changes of the law touch. */
export const lawReviewPath = '/company/law'

/** Where a paper's editions are compared, and another one is issued. */
export const nameEditionsPath = (id: DocumentId): string => `${archivePath}/${id}/editions`

/** Where what a paper says goes into the records. */
export const namePaperRecordPath = (id: DocumentId): string => `${archivePath}/${id}`
