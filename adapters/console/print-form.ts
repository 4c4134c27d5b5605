import { mkdirSync, writeFileSync } from 'node:fs'
import { makeDemoFormData } from '../demo/demo-form-data.ts'
import { nodePacking } from '../documents/docx/node-packing.ts'
import { makeFormLibrary } from '../documents/form/form-library.ts'
import { makeRenderForm } from '../documents/form/render-form.ts'
import { readShippedForms } from '../documents/form/shipped-forms.ts'
import { makeNodePdfMaker } from '../documents/pdf/node-pdf-maker.ts'

/** `node adapters/console/print-form.ts <id> [docx,pdf] [folder]`: a form of the library with demo data, as files. */
const [slug = '', formats = 'docx,pdf', folder = '.'] = process.argv.slice(2)
const sources = Object.entries(readShippedForms()).filter(
  ([path]) => path.startsWith('parts/') || path.endsWith(`/${slug}.md`),
)
const library = makeFormLibrary(Object.fromEntries(sources))
const [template] = library.templates
const form = template ? library.get(template) : null
if (form === null) throw new Error(`no form ${slug}`)
const render = makeRenderForm(makeNodePdfMaker(), nodePacking)
mkdirSync(folder, { recursive: true })
for (const format of formats.split(',')) {
  if (format !== 'docx' && format !== 'pdf') throw new Error(`no format ${format}`)
  const path = `${folder}/${slug}.${format}`
  writeFileSync(path, await render(form, makeDemoFormData(form.template), format))
  process.stdout.write(`${path}\n`)
}
