import { expect, test } from 'vitest'
import { makeDrawForm } from '#adapters/documents/form/draw-form.ts'
import { makeRussianNameForms } from '#adapters/documents/paper/russian-name-forms.ts'
import { makeNodePdfMaker } from '#adapters/documents/pdf/node-pdf-maker.ts'
import { library } from './library.ts'

const draw = makeDrawForm(library, makeNodePdfMaker(), makeRussianNameForms())

test('the first page of a form is drawn as its .pdf is, on one page of A4, standing or lying', async () => {
  const named = (title: string) => {
    const template = library.templates.find((one) => one.title === title)
    if (!template) throw new Error(`no form «${title}»`)
    return draw(template)
  }
  const program = await named('Программа вводного инструктажа по охране труда')
  expect(program).toContain('viewBox="0 0 595.28 841.89"')
  expect(await named('Журнал регистрации вводного инструктажа по охране труда')).toContain(
    'viewBox="0 0 841.89 595.28"',
  )
  // Letters by their outlines, each kept once; the gaps marked; nothing that a browser would fetch or run.
  const outlines = [...program.matchAll(/<path id="(g\d+)"/g)].map(([, name]) => name)
  expect(outlines.length).toBeGreaterThan(40)
  expect(new Set(outlines).size).toBe(outlines.length)
  const used = [...program.matchAll(/<use href="#(g\d+)"/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(1000)
  expect(used.filter((name) => !outlines.includes(name))).toEqual([])
  expect(program.match(/fill="#ffe08a"/g)?.length).toBeGreaterThan(5)
  expect(program).not.toMatch(/<script|href="(?!#)|NaN|undefined|null/)
})
