import type { FieldErrors, NotFound } from '@osh/core/shared/results/refusals.ts'
import { describeFieldError } from '@osh/core/wording/refusals/errors.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { issueTexts as texts } from '../texts.ts'

/** Why a paper can't be looked at; the words of all refusals come when there is one. */
export const describePreviewRefusal = (refusal: FieldErrors | NotFound): string =>
  refusal.code === 'fields'
    ? texts.previewLacks(refusal.errors.map(describeFieldError))
    : describeRefusal(refusal)
