import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { compileForm, type Form } from './form.ts'
import type { FormLibrary } from './form-library.ts'
import type { Parts } from './reading/parts.ts'
import { formsFolder, listShippedForms, readShippedParts } from './shipped-forms.ts'

/** The shipped forms where someone else has their list: each is read and compiled when it is first asked for, of two hundred few a day. */
export function makeFormsOnDemand(): FormLibrary {
  const paths = new Map(listShippedForms().map((path) => [basename(path, '.md'), path]))
  const compiled = new Map<TemplateId, Form>()
  let parts: Parts | null = null
  const compile = (path: string): Form => {
    parts ??= readShippedParts()
    return compileForm(readFileSync(`${formsFolder}/${path}`, 'utf8'), parts)
  }
  return {
    templates: [],
    get: ({ id, slug }) => {
      const known = compiled.get(id)
      if (known) return known
      const path = paths.get(slug)
      const form = path === undefined ? null : compile(path)
      if (form?.template.id !== id) return null
      compiled.set(id, form)
      return form
    },
  }
}
