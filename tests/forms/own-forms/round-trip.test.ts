import { describe, expect, test } from 'vitest'
import { nodePacking } from '#adapters/documents/docx/node-packing.ts'
import { renderDocx } from '#adapters/documents/docx/render-docx.ts'
import type { FormData } from '#adapters/documents/form/filling/form-data.ts'
import type { Form } from '#adapters/documents/form/form.ts'
import { makeFormPaper } from '#adapters/documents/form/render-form.ts'
import { makeEditablePaper } from '#adapters/documents/own-form/editable/editable-paper.ts'
import { checkOwnForm, fillOwnForm } from '#adapters/documents/own-form/own-form-file.ts'
import { type OpenedPackage, openPackage } from '#adapters/documents/own-form/package/open-package.ts'
import { choosePart } from '../choose-part.ts'
import { namedForms } from '../library.ts'
import { fullData, leastData, otherData, othersOf } from './varied-data.ts'
import { wordsInDocx } from './words-in-docx.ts'

type Said = { readonly lacks: readonly string[] } | { readonly says: readonly string[] }

const lacking = (missing: readonly { readonly label: string }[]): Said => ({
  lacks: missing.map(({ label }) => label).toSorted(),
})

function byStandardForm(form: Form, data: FormData): Said {
  const paper = makeFormPaper(form, data)
  return paper.ok ? { says: wordsInDocx(renderDocx(paper.value, nodePacking)) } : lacking(paper.error)
}

function byOwnForm(opened: OpenedPackage, { template }: Form, data: FormData): Said {
  const paper = fillOwnForm(opened, template, data, nodePacking)
  return paper.is === 'filled' ? { says: wordsInDocx(paper.bytes) } : lacking(paper.missing)
}

/** A run looks at every other form, and at every eighth with other answers too. `EVERY_FORM=1`: every form, all answers. */
const chosen = choosePart(namedForms, 2)
const closely = new Set(choosePart(namedForms, 8))

function othersFor({ template }: Form): readonly FormData[] {
  const turns = Array.from({ length: othersOf(template) }, (_, turn) => turn)
  const others = [() => leastData(template), ...turns.map((turn) => () => otherData(template, turn))]
  return (process.env.EVERY_FORM ? others : choosePart(others, others.length)).map((make) => make())
}

describe('a standard form that is uploaded as it was downloaded', () => {
  test('is looked at in many forms', () => {
    expect(chosen.length).toBeGreaterThan(99)
    expect(closely.size).toBeGreaterThan(24)
    expect(chosen).toEqual(expect.arrayContaining([...closely]))
  })

  test.each(chosen.map((one) => [one[0], one] as const))(
    '%s says and lacks what the standard one does',
    (_, one) => {
      const [, form] = one
      const bytes = renderDocx(makeEditablePaper(form), nodePacking)
      const opened = openPackage(bytes)
      const full = fullData(form.template)
      const others = closely.has(one) ? othersFor(form) : []
      if (others.length > 0) expect(checkOwnForm(bytes, form.template, full)).toEqual([])
      for (const data of [full, ...others])
        expect(byOwnForm(opened, form, data)).toEqual(byStandardForm(form, data))
    },
  )
})
