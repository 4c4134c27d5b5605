import { putInsideSentence } from '../../shared/texts/inside-sentence.ts'

/**
 * «электрогазосварщика участка сварки»: a position with the department it is of, which is in the genitive after it; both begin
 * with a small letter. What the position says of the department already is not said twice: «мастер участка» of «участка монтажа» is
 * «мастер участка монтажа».
 */
export function joinPositionAndDepartment(position: string, departmentInGenitive: string): string {
  const held = putInsideSentence(position).split(' ')
  const of = putInsideSentence(departmentInGenitive).split(' ').filter(Boolean)
  const said = of.findLastIndex((_, i) => endsWith(held, of.slice(0, i + 1))) + 1
  return [...held, ...of.slice(said)].join(' ')
}

const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  end.every((word, i) => words[words.length - end.length + i]?.toLowerCase() === word.toLowerCase())
