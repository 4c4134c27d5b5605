import { type DocumentFormat, documentFormats, type RenderedFile } from '@osh/core/documents/document.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { NameForms } from '@osh/core/documents/on-paper/name-forms.ts'
import { renderFile } from '../file/rendered-file.ts'
import type { Form } from '../form/form.ts'
import type { FormLibrary } from '../form/form-library.ts'
import { makeFormPaper, type PreviewForm, type RenderForm } from '../form/render-form.ts'
import type { EditForm } from '../own-form/editable/edit-form.ts'
import type { LibraryPress } from '../own-form/with-own-forms.ts'

/** The library's forms, printed as .docx and .pdf. */
export function makeFormPress(
  library: FormLibrary,
  {
    render,
    preview,
    edit,
  }: { readonly render: RenderForm; readonly preview: PreviewForm; readonly edit: EditForm },
  nameForms: NameForms,
): LibraryPress {
  const formOf = (template: Template): Form => {
    const form = library.get(template)
    if (!form) throw new Error(`no form ${template.slug}`)
    return form
  }
  return {
    templates: library.templates,
    listMissing: async (template, data) => {
      const paper = makeFormPaper(formOf(template), { ...data, nameForms })
      return paper.ok ? [] : paper.error
    },
    print: async (template, data) => {
      const printed: Partial<Record<DocumentFormat, RenderedFile>> = {}
      for (const format of documentFormats)
        printed[format] = await renderFile(await render(formOf(template), { ...data, nameForms }, format))
      return printed as Record<DocumentFormat, RenderedFile>
    },
    readEditable: (template) => edit(formOf(template)),
    preview: async (template, data) => ({
      format: 'pdf',
      bytes: await preview(formOf(template), { ...data, nameForms }),
    }),
  }
}
