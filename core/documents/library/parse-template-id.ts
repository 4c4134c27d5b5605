import { identifier } from '../../shared/input/identifier.ts'
import type { TemplateId } from './template.ts'

/** Reads which form is meant; whether there is such a form the library knows. */
export const parseTemplateId = identifier<TemplateId, 'template/required' | 'template/unknown'>({
  required: 'template/required',
  unknown: 'template/unknown',
})
