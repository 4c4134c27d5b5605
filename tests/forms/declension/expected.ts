import { readFileSync } from 'node:fs'

/** A line of a file of this folder, by its head: `{ nominative: 'Цех № 3', prepositional: 'цехе № 3|цеху № 3' }`. */
export type Expected = Readonly<Record<string, string>>

/** Every line of a file of expected forms. */
export function expectedForms(file: 'people' | 'positions' | 'departments'): readonly Expected[] {
  const text = readFileSync(`${import.meta.dirname}/${file}.tsv`, 'utf8')
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== names.length) throw new Error(`${file}: ${line}`)
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']))
  })
}

const plain = (text: string) => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е')

/** Whether a form is one of those expected: ё is е. */
export const isExpected = (form: string, expected: string): boolean =>
  expected.split('|').some((one) => plain(one) === plain(form))
