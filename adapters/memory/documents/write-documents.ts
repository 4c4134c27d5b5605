import type { Writers } from '@osh/core/commands/apply.ts'
import type { DocumentWrite } from '@osh/core/documents/issuing/document-facts.ts'
import type { OwnFormWrite, RetiredForm } from '@osh/core/documents/own-forms/own-form-facts.ts'
import type { FileWrite } from '@osh/core/files/file-store.ts'
import type { KeptOwnForm, State } from '../state.ts'

export const documentWriters: Writers<Exclude<DocumentWrite | OwnFormWrite, FileWrite>, State, State> = {
  'issued-papers': (state, rows) => ({
    ...state,
    documents: [...state.documents, ...rows.map(({ document }) => document)],
    documentSources: [
      ...state.documentSources,
      ...rows.map(({ document, data, answers }) => ({ documentId: document.id, data, answers })),
    ],
  }),
  'annulled-documents': (state, rows) => ({
    ...state,
    documents: state.documents.map((document) => ({
      ...document,
      annulled: rows.find(({ id }) => id === document.id)?.annulled ?? document.annulled,
    })),
  }),
  'awaited-editions': (state, rows) => ({
    ...state,
    documents: state.documents.map((document) => ({
      ...document,
      awaitsEdition: rows.find(({ id }) => id === document.id)?.awaits ?? document.awaitsEdition ?? false,
    })),
  }),
  'retired-forms': (state, rows) => ({ ...state, ownForms: state.ownForms.map(retireIn(rows)) }),
  'own-forms': (state, rows) => ({
    ...state,
    ownForms: [...state.ownForms, ...rows.map((form) => ({ ...form, retired: null }))],
  }),
}

const retireIn =
  (rows: readonly RetiredForm[]) =>
  (form: KeptOwnForm): KeptOwnForm => ({
    ...form,
    retired: rows.find(({ id }) => id === form.id)?.retired ?? form.retired,
  })
