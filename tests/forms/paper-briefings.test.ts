import { expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import type { Form } from '#adapters/documents/form/form.ts'
import { namedForms } from './library.ts'
import { linesOf } from './paper-lines.ts'

/**
 * What proves a briefing on occupational safety is kept on paper. Fire briefings are recorded by rules of their own.
 * Law: ТК РФ, ст. 22.1 ч. 3.
 */
const isElectronic = (words: string): boolean =>
  /электронн\p{L}+ (?:виде|форме|журнал|документ|учёт|карточк)|электронн\p{L}+ подпис/iu.test(words)
const isOfBriefings = (words: string): boolean => /инструктаж/iu.test(words)
const namesLaw = (words: string): boolean => words.includes('22.1')

/** The paper's lines, with each option of each choice in turn. */
function linesWithChoices(form: Form): readonly string[] {
  const data = makeDemoFormData(form.template)
  const choices = form.template.values.flatMap(({ name, kind }) =>
    kind.type === 'choice' ? kind.options.map((text) => ({ [name]: { type: 'text', text } as const })) : [],
  )
  return [{}, ...choices].flatMap((choice) =>
    linesOf(form, { ...data, values: { ...data.values, ...choice } }),
  )
}

const isOfFire = ([name, { template }]: (typeof namedForms)[number]): boolean =>
  name.startsWith('fire/') || /противопожарн|пожарной/iu.test(template.title)

test.each(namedForms.filter((named) => !isOfFire(named)))(
  '%s lets no briefing be recorded electronically',
  (_, form) => {
    const { title, values } = form.template
    const isAbout = isOfBriefings(title)
    const offered = values.flatMap(({ label, kind }) =>
      kind.type === 'choice' ? kind.options.map((option) => `${label}: ${option}`) : [],
    )
    const wrong = [...offered, ...linesWithChoices(form)].filter(
      (words) => isElectronic(words) && (isAbout || isOfBriefings(words)) && !namesLaw(words),
    )
    expect(wrong).toEqual([])
  },
)

test('a permit that is electronic has its briefing on paper', () => {
  const [, permits] = namedForms.find(([name]) => name.endsWith('/work-permits-regulation')) ?? []
  const briefed = linesWithChoices(permits as Form).filter((line) => line.includes('Целевой инструктаж'))
  expect(briefed.some((line) => /в наряде подписями/u.test(line))).toBe(true)
  expect(briefed.some((line) => /на бумажном листе к наряду .*22\.1/u.test(line))).toBe(true)
})
