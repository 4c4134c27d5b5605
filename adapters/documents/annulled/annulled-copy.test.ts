import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { instant, someone } from '#tests/examples.ts'
import { makeDemoFormData } from '../../demo/demo-form-data.ts'
import { nodePacking } from '../docx/node-packing.ts'
import { makeFormLibrary } from '../form/form-library.ts'
import { makeRenderForm } from '../form/render-form.ts'
import { readShippedForms } from '../form/shipped-forms.ts'
import { makeNodePdfMaker } from '../pdf/node-pdf-maker.ts'
import { markAnnulled } from './annulled-copy.ts'

const forms = Object.entries(readShippedForms()).filter(([path]) =>
  /^parts|\/suot-regulation.md$/u.test(path),
)
const library = makeFormLibrary(Object.fromEntries(forms))

async function issued(format: 'docx' | 'pdf'): Promise<Uint8Array> {
  const [template] = library.templates
  const form = template && library.get(template)
  if (!form) throw new Error('there is no such form')
  return makeRenderForm(makeNodePdfMaker(), nodePacking)(form, makeDemoFormData(form.template), format)
}

const said = { reason: 'не тот <работник> & не та дата', by: someone, at: instant('2026-11-22T10:00:00Z') }
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

describe('a copy of an annulled document', () => {
  it('says so before the first line of the .docx, and why', async () => {
    const file = await issued('docx')
    const before = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array())
    const after = strFromU8(
      unzipSync(markAnnulled(file, 'docx', said))['word/document.xml'] ?? new Uint8Array(),
    )
    const [start = '', rest = ''] = before.split(/(?<=<w:body[^>]*>)/)
    expect(after.startsWith(`${start}<w:p>`)).toBe(true)
    expect(after.endsWith(rest)).toBe(true)
    const added = after.slice(start.length, after.length - rest.length)
    expect(added.replaceAll(/<[^>]*>/g, ' ')).toMatch(
      /АННУЛИРОВАН.*Причина: не тот &lt;работник&gt; &amp; не та дата/,
    )
  })

  it('has the word across every page of the .pdf, over what was there byte for byte', async () => {
    const file = await issued('pdf')
    const pages = latin1(file).match(/\/Type \/Page\s/g)?.length ?? 0
    expect(pages).toBeGreaterThan(1)
    const copy = markAnnulled(file, 'pdf', said)
    expect(latin1(copy).startsWith(latin1(file))).toBe(true)
    const update = latin1(copy).slice(file.length)
    expect(update.match(/\/Contents \[\d+ 0 R \d+ 0 R \d+ 0 R\]/g)).toHaveLength(pages)
    expect(update.match(/0\.9 0\.45 0\.45 RG/g)).toHaveLength(pages)
  })

  it('tells where each added object is', async () => {
    const copy = latin1(markAnnulled(await issued('pdf'), 'pdf', said))
    const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(copy)?.[1])
    const entries = [...copy.slice(table).matchAll(/^(\d+) 1\n(\d{10}) 00000 n $/gm)]
    expect(entries.length).toBeGreaterThan(2)
    for (const [, number, offset] of entries)
      expect(copy.slice(Number(offset)).startsWith(`${number} 0 obj`), `object ${number}`).toBe(true)
  })

  it('is the same each time', async () => {
    for (const format of ['docx', 'pdf'] as const) {
      const file = await issued(format)
      expect(markAnnulled(file, format, said)).toEqual(markAnnulled(file, format, said))
    }
  })

  it('of what is no such file is the file itself', () => {
    const text = new TextEncoder().encode('plain text')
    expect(markAnnulled(text, 'pdf', said)).toEqual(text)
    expect(markAnnulled(text, 'docx', said)).toEqual(text)
  })
})
