import { readFile } from 'node:fs/promises'
import type { Template } from '@osh/core/documents/library/template.ts'
import { refuseRings } from './followed-forms.ts'
import { templateOf } from './form.ts'
import { sortTemplates } from './form-library.ts'
import { formsFolder, listShippedForms, readShippedParts } from './shipped-forms.ts'

/** What each shipped form is and asks for, without its text; one file after another, so that nothing else waits for long. Forms in a ring stop the start. */
export async function readTemplates(): Promise<readonly Template[]> {
  const templates: Template[] = []
  const parts = readShippedParts()
  for (const path of listShippedForms())
    templates.push(templateOf(await readFile(`${formsFolder}/${path}`, 'utf8'), parts))
  refuseRings(templates)
  return sortTemplates(templates)
}
