import type { Template, TemplateId } from '@osh/core/documents/library/template.ts'
import { compileForm, type Form } from './form.ts'

/** The forms that the product ships. */
export type FormLibrary = {
  /** Every form, by group and then by number. */
  readonly templates: readonly Template[]
  /** Null where there is no form of that number. */
  get(template: Pick<Template, 'id' | 'slug'>): Form | null
}

/**
 * The library of those files; each text a form. All are compiled at once: a broken form stops the start, not an issue.
 *
 * @throws Error for a form that can't be compiled, or two of one number; the message names it.
 */
export function makeFormLibrary(sources: Readonly<Record<string, string>>): FormLibrary {
  const byId = new Map<TemplateId, Form>()
  for (const [path, source] of Object.entries(sources)) {
    const form = compileNamed(path, source)
    if (byId.has(form.template.id)) throw new Error(`${path}: number ${form.template.id} is taken`)
    byId.set(form.template.id, form)
  }
  const templates = sortTemplates([...byId.values()].map(({ template }) => template))
  return { templates, get: ({ id }) => byId.get(id) ?? null }
}

/** By group and then by number. */
export const sortTemplates = (templates: readonly Template[]): readonly Template[] =>
  templates.toSorted((a, b) => a.group.id - b.group.id || a.id - b.id)

function compileNamed(path: string, source: string): Form {
  try {
    return compileForm(source)
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
