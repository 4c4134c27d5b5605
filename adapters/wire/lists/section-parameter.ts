import type { Section } from '@osh/core/sections/section.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import type { QueryParameter } from '../contract/input.ts'
import { decodeSection, sectionWords } from '../words.ts'

export const sectionQuery: QueryParameter = { schema: z.enum(sectionWords) }
export const requiredSection: QueryParameter = { schema: z.enum(sectionWords), required: true }

/** Reads a section's word, which must be there. */
export function readSection(word: string | undefined): Result<Section, FieldErrors<'section/unknown'>> {
  const section = decodeSection(word ?? '')
  return section ? ok(section) : err(fieldErrors({ field: 'section', code: 'section/unknown' }))
}
