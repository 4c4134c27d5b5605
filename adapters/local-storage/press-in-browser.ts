import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'

const files = import.meta.glob<string>('../documents/forms/*/*.md', { query: '?raw', import: 'default' })

let pressing: Promise<FormPress> | undefined

/** The server's own forms, printed in the page; loaded when the first of them is asked for. */
export const pressInBrowser = (): Promise<FormPress> => {
  pressing ??= load()
  return pressing
}

async function load(): Promise<FormPress> {
  const [library, render, press, own, edit, pdf, names, sources] = await Promise.all([
    import('../documents/form/form-library.ts'),
    import('../documents/form/render-form.ts'),
    import('../documents/printing/form-press.ts'),
    import('../documents/own-form/with-own-forms.ts'),
    import('../documents/own-form/editable/edit-form.ts'),
    import('../documents/pdf/browser-pdf-maker.ts'),
    import('../documents/paper/russian-name-forms.ts'),
    Promise.all(Object.entries(files).map(async ([path, read]) => [path, await read()] as const)),
  ])
  const maker = await pdf.makeBrowserPdfMaker()
  const nameForms = names.makeRussianNameForms()
  const printing = press.makeFormPress(
    library.makeFormLibrary(Object.fromEntries(sources)),
    {
      render: render.makeRenderForm(maker),
      preview: render.makePreviewForm(maker),
      edit: edit.makeEditForm(),
    },
    nameForms,
  )
  return own.withOwnForms(printing, async () =>
    (await import('../documents/own-form/own-form-press.ts')).makeOwnFormPress(nameForms),
  )
}
