import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { nodePacking } from '../docx/node-packing.ts'
import { type FormLibrary, makeFormLibrary } from '../form/form-library.ts'
import { makePreviewForm, makeRenderForm } from '../form/render-form.ts'
import { shippedForms } from '../form/shipped-forms.ts'
import { makeEditForm } from '../own-form/editable/edit-form.ts'
import { withOwnForms } from '../own-form/with-own-forms.ts'
import { makeRussianNameForms } from '../paper/russian-name-forms.ts'
import { makeNodePdfMaker } from '../pdf/node-pdf-maker.ts'
import { makeFormPress } from './form-press.ts'

/** Every form that the product ships, printed where it is asked for: whatever else runs in that thread waits. */
export const makePressInNode = (): FormPress => pressOf(makeFormLibrary(shippedForms()))

export function pressOf(forms: FormLibrary): FormPress {
  const pdf = makeNodePdfMaker()
  const nameForms = makeRussianNameForms()
  const library = makeFormPress(
    forms,
    {
      render: makeRenderForm(pdf, nodePacking),
      preview: makePreviewForm(pdf),
      edit: makeEditForm(nodePacking),
    },
    nameForms,
  )
  return withOwnForms(library, async () =>
    (await import('../own-form/own-form-press.ts')).makeOwnFormPress(nameForms, nodePacking),
  )
}
