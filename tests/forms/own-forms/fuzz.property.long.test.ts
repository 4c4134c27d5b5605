import type { OwnFormFile } from '@osh/core/documents/own-forms/own-form.ts'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { makeOwnFormPress } from '#adapters/documents/own-form/own-form-press.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { forms } from '#tests/plain-press.ts'
import { documentOf, docxOf, paragraph, partsOf, row, table, zip } from './a-docx.ts'

const press = makeOwnFormPress(makeRussianNameForms())
const right = docxOf(
  'Приказ {company.name} № {document.number}',
  table(row('№', 'Кто'), row('{#employees}{n}', '{item.name}{/employees}')),
)

/** Answers with findings or with none; what is found right is printed. */
async function survives(bytes: Uint8Array): Promise<boolean> {
  const findings = await press.check(forms.register, bytes)
  for (const { code } of findings) expect(code).toMatch(/^own-form\//)
  if (findings.length > 0) return false
  const { nameForms: _, ...data } = makeDemoFormData(forms.register)
  const own = { bytes, sha256: crypto.randomUUID() } as OwnFormFile
  expect(await press.missing(forms.register, data, own)).toEqual([])
  const text = new TextDecoder().decode(
    unzipSync(await press.print(forms.register, data, own))['word/document.xml'],
  )
  expect(text.replace(/<[^>]*>/g, '')).not.toMatch(/[{}]/)
  return true
}

describe('whatever the bytes are', () => {
  it('the whole file is right', async () => expect(await survives(right)).toBe(true))

  it('a file cut off is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(right.length - 1), async (at) => {
        expect(await survives(right.subarray(0, at))).toBe(false)
      }),
      { numRuns: 150 },
    )
  })

  it('a file with bits turned over is answered', async () => {
    const flips = fc.array(fc.tuple(fc.nat(right.length - 1), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(flips, async (turned) => {
        const bytes = right.slice()
        for (const [at, mask] of turned) bytes[at] = (bytes[at] ?? 0) ^ mask
        await survives(bytes)
      }),
      { numRuns: 150 },
    )
  })

  it('noise is refused, behind the first bytes of a zip too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.nat(400), async (noise, of) => {
        expect(await survives(noise)).toBe(false)
        expect(await survives(Uint8Array.of(...right.subarray(0, of), ...noise))).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('a part turned over inside a sound zip is answered', async () => {
    const xml = documentOf(
      paragraph('{company.name}') + table(row('{#employees}{n}', '{item.name}{/employees}')),
    )
    const piece = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      '/',
      '{',
      '}',
      '<w:t>',
      '</w:p>',
      '<w:p>',
      ']]>',
      '<!--',
      '&#0;',
      '\u0000',
      '\ud800',
      '=',
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(xml.length), fc.nat(8), piece, async (at, cut, put) => {
        const changed = xml.slice(0, at) + put + xml.slice(at + cut)
        await survives(zip(partsOf('', { 'word/document.xml': changed })))
      }),
      { numRuns: 150 },
    )
  })
})

describe('however placeholders are written', () => {
  const piece = fc.constantFrom(
    'слово',
    '{company.name}',
    '{n}',
    '{item.name}',
    '{#employees}',
    '{/employees}',
    '{^employees}',
    '{#company.kpp}',
    '{/company.kpp}',
    '{/}',
    '{#item.ppe}',
    '{/item.ppe}',
    '{',
    '}',
    '{@company.name}',
    '{company.kpp | or "}"}',
  )
  const line = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))
  const block = fc.oneof(
    line.map((text) => paragraph(text)),
    fc
      .array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
      .map((rows) => table(...rows.map((cells) => row(...cells)))),
  )

  it('a file is refused, or its paper has no brace left', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(fc.array(block, { maxLength: 4 }), async (blocks) => {
        if (await survives(docxOf(...blocks))) taken += 1
      }),
      { numRuns: 150 },
    )
    expect(taken).toBeGreaterThan(5)
  })
})
