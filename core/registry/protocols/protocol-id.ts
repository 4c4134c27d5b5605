import type { TemplateId } from '../../documents/library/template.ts'

/** The number of the knowledge-check protocol's form. */
export const PROTOCOL_ID = 5001 as TemplateId
