import type { DocumentFormat } from '@osh/core/documents/document.ts'

/** Null for a word that names no format; docx unless said otherwise. */
export const formatIn = (word: string | undefined): DocumentFormat | null =>
  word === 'pdf' ? 'pdf' : word === undefined || word === '' || word === 'docx' ? 'docx' : null

/** A PDF opens in the tab, anything else is saved; the name is Russian, with a Latin one for old programs. */
export const disposition = (latin: string, name: string, opens: boolean): string =>
  `${opens ? 'inline' : 'attachment'}; filename="${latin}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()]/g, escape)}`
