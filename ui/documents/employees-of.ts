import type { Document } from '@osh/core/documents/document.ts'
import { documentTexts as texts } from './texts.ts'

/** Whom a document is about: the name of one, how many of several, '' for no one. */
export function nameEmployees({ employees }: Document): string {
  const [only] = employees
  if (only === undefined) return ''
  return employees.length === 1 ? only.fullName : texts.people(employees.length)
}
