import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { makeFormLibrary } from './form/form-library.ts'
import { makeRenderForm } from './form/render-form.ts'
import { shippedForms } from './form/shipped-forms.ts'
import { makeFormPress } from './form-press.ts'
import { makeNodePdfMaker } from './node-pdf-maker.ts'
import { makeRussianNameForms } from './russian-name-forms.ts'

/** What a server prints with: every form that the product ships. */
export const makeShippedPress = (): FormPress =>
  makeFormPress(makeFormLibrary(shippedForms()), makeRenderForm(makeNodePdfMaker()), makeRussianNameForms())
