import { identifier } from '../../shared/input/identifier.ts'
import type { TemplateId } from './template.ts'

export const templateCodes = ['template/required', 'template/unknown'] as const

/** Reads which form is meant; whether there is such a form the library knows. */
export const parseTemplateId = identifier<TemplateId, (typeof templateCodes)[number]>({
  required: 'template/required',
  unknown: 'template/unknown',
})
