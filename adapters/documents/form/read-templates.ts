import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Template } from '@osh/core/documents/library/template.ts'
import { templateOf } from './form.ts'
import { sortTemplates } from './form-library.ts'
import { formsFolder } from './shipped-forms.ts'

/** What each shipped form is and asks for, without its text; one file after another, so that nothing else waits for long. */
export async function readTemplates(): Promise<readonly Template[]> {
  const templates: Template[] = []
  for (const path of globSync('*/*.md', { cwd: formsFolder }))
    templates.push(templateOf(await readFile(`${formsFolder}/${path}`, 'utf8')))
  return sortTemplates(templates)
}
