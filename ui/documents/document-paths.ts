import type { TemplateScope } from '@osh/core/documents/library/template.ts'

/** What is in the path in place of a group for all of them: the employees' own list has «all». */
const whole: Readonly<Record<TemplateScope, string>> = {
  company: '/company/documents/all',
  employee: '/employees/documents/forms',
}

/** The page of a group; of all groups without one. */
export const nameGroupPath = (scope: TemplateScope, groupId: number | null): string =>
  groupId === null ? whole[scope] : `/${scope === 'company' ? 'company' : 'employees'}/documents/${groupId}`

export const archivePath = '/company/documents/archive'
