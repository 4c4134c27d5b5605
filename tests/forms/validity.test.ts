import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { nodePacking } from '#adapters/documents/docx/node-packing.ts'
import type { Form } from '#adapters/documents/form/form.ts'
import { makeRenderForm } from '#adapters/documents/form/render-form.ts'
import { makeEditForm } from '#adapters/documents/own-form/editable/edit-form.ts'
import { makeNodePdfMaker } from '#adapters/documents/pdf/node-pdf-maker.ts'
import { choosePart } from './choose-part.ts'
import { namedForms } from './library.ts'
import { findingsOf, findValidator } from './open-xml-validator.ts'

const validator = findValidator()
const folder = mkdtempSync(join(tmpdir(), 'osh-validity-'))
afterAll(() => rmSync(folder, { recursive: true }))

const render = makeRenderForm(makeNodePdfMaker(), nodePacking)
const docxOf = (form: Form): Promise<Uint8Array> => render(form, makeDemoFormData(form.template), 'docx')

const edit = makeEditForm(nodePacking)

async function judge(name: string, bytes: Uint8Array) {
  if (validator === null) throw new Error('there is no validator for this machine')
  const file = join(folder, `${name.replace('/', '-')}.docx`)
  await writeFile(file, bytes)
  return findingsOf(validator, file)
}

/** The validator takes one file a process, half a second each: a run judges every eighth form. */
const chosen = choosePart(namedForms, 8)

/** Of forms to be changed in Word a few: they are written by the same few lines. */
const changed = choosePart(namedForms, 32)

describe.skipIf(validator === null)('the Open XML SDK', { concurrent: true }, () => {
  test('finds properties that are in another order than the schema has', async () => {
    const [, form] = namedForms[0] ?? []
    if (form === undefined) throw new Error('there are no forms')
    const parts = unzipSync(await docxOf(form))
    const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    const turned = body.replace(/(<w:spacing [^>]*\/>)(<w:jc [^>]*\/>)/u, '$2$1')
    expect(turned).not.toBe(body)
    const findings = await judge('turned', zipSync({ ...parts, 'word/document.xml': strToU8(turned) }))
    expect(findings).toHaveLength(1)
  })

  test.each(changed)('finds nothing in %s as it is changed in Word', async (name, form) => {
    expect(await judge(`${name}-editable`, await edit(form))).toEqual([])
  })

  test.each(chosen)('finds nothing in %s', async (name, form) => {
    expect(await judge(name, await docxOf(form))).toEqual([])
  })
})
