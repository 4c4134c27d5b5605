import type { Writers } from '@osh/core/commands/apply.ts'
import { documentFormats } from '@osh/core/documents/document.ts'
import type { DocumentWrite, IssuedPaper } from '@osh/core/documents/issuing/document-facts.ts'
import type { OwnFormFile } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormWrite, RetiredForm } from '@osh/core/documents/own-forms/own-form-facts.ts'
import type { KeptFile, KeptOwnForm, State } from '../state.ts'
import { toBase64 } from './base64.ts'

export const documentWriters: Writers<DocumentWrite | OwnFormWrite, State, State> = {
  'issued-papers': (state, rows) => ({
    ...state,
    documents: [...state.documents, ...rows.map(({ document }) => document)],
    documentFiles: [...state.documentFiles, ...rows.flatMap(filesOf)],
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
  'retired-forms': (state, rows) => ({ ...state, ownForms: state.ownForms.map(retireIn(rows)) }),
  'own-forms': (state, rows) => ({ ...state, ownForms: [...state.ownForms, ...rows.map(toKept)] }),
}

const filesOf = ({ document, files }: IssuedPaper): readonly KeptFile[] =>
  documentFormats.flatMap((format) => {
    const file = files[format]
    return file ? [{ documentId: document.id, format, base64: toBase64(file.bytes) }] : []
  })

const retireIn =
  (rows: readonly RetiredForm[]) =>
  (form: KeptOwnForm): KeptOwnForm => ({
    ...form,
    retired: rows.find(({ id }) => id === form.id)?.retired ?? form.retired,
  })

const toKept = ({ bytes, ...form }: OwnFormFile): KeptOwnForm => ({
  ...form,
  base64: toBase64(bytes),
  retired: null,
})
