import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { makeFormLibrary } from '../form/form-library.ts'
import { makeRenderForm } from '../form/render-form.ts'
import { shippedForms } from '../form/shipped-forms.ts'
import { makeFormPress } from '../form-press.ts'
import { nodeDeflate } from '../node-deflate.ts'
import { makeNodePdfMaker } from '../node-pdf-maker.ts'
import { makeRussianNameForms } from '../russian-name-forms.ts'

/** Every form that the product ships, printed where it is asked for: whatever else runs in that thread waits. */
export const makePressInNode = (): FormPress =>
  makeFormPress(
    makeFormLibrary(shippedForms()),
    makeRenderForm(makeNodePdfMaker(), nodeDeflate),
    makeRussianNameForms(),
  )
