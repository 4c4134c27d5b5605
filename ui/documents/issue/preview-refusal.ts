import type { FieldErrors, NotFound } from '@osh/core/shared/results/refusals.ts'
import { describeFieldError, describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { previewTexts as texts } from '../texts.ts'

/** Why a paper can't be looked at; the words of all refusals come when there is one. */
export const describePreviewRefusal = (refusal: FieldErrors | NotFound): string =>
  refusal.code === 'fields' ? texts.lacks(refusal.errors.map(describeFieldError)) : describeRefusal(refusal)
