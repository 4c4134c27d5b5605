import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { nodePacking } from '../docx/node-packing.ts'
import type { FormLibrary } from '../form/form-library.ts'
import { makePreviewForm, makeRenderForm } from '../form/render-form.ts'
import { makeEditForm } from '../own-form/editable/edit-form.ts'
import { withOwnForms } from '../own-form/with-own-forms.ts'
import { makeRussianNameForms } from '../paper/russian-name-forms.ts'
import { makeNodePdfMaker } from '../pdf/node-pdf-maker.ts'
import { makeFormPress } from './form-press.ts'

/** Forms printed where they are asked for: whatever else runs in that thread waits. */
export function makePressInNode(forms: FormLibrary): FormPress {
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
