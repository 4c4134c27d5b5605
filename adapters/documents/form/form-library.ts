import type { Template, TemplateId } from '@osh/core/documents/library/template.ts'
import { refuseRings } from './followed-forms.ts'
import { compileForm, type Form } from './form.ts'
import { type Parts, sortOutParts } from './reading/parts.ts'

/** The forms that the product ships. */
export type FormLibrary = {
  /** Every form, by group and then by number. */
  readonly templates: readonly Template[]
  /** Null where there is no form of that number. */
  get(template: Pick<Template, 'id' | 'slug'>): Form | null
}

/**
 * The library of those files; each text a form, or in `parts` what forms share. All are compiled at once: a broken form stops the start, not an issue.
 *
 * @throws Error for a form that can't be compiled, two of one number, or forms that follow each other in a ring; the message names them.
 */
export function makeFormLibrary(sources: Readonly<Record<string, string>>): FormLibrary {
  const byId = new Map<TemplateId, Form>()
  const { parts, forms } = sortOutParts(sources)
  for (const [path, source] of forms) {
    const form = compileNamed(path, source, parts)
    if (byId.has(form.template.id)) throw new Error(`${path}: number ${form.template.id} is taken`)
    byId.set(form.template.id, form)
  }
  const templates = sortTemplates([...byId.values()].map(({ template }) => template))
  refuseRings(templates)
  return { templates, get: ({ id }) => byId.get(id) ?? null }
}

/** By group and then by number. */
export const sortTemplates = (templates: readonly Template[]): readonly Template[] =>
  templates.toSorted((a, b) => a.group.id - b.group.id || a.id - b.id)

function compileNamed(path: string, source: string, parts: Parts): Form {
  try {
    return compileForm(source, parts)
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
