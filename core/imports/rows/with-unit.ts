import { foldTitle } from '../columns/fold-title.ts'

/** In what a title says that all numbers under it are: «Срок носки, мес.»; null where it says nothing. */
export function findUnit(title: string): 'мес.' | 'лет' | null {
  const [, unit] = /(?:^| )(мес\p{L}*|год(?:а|у|ах|ы)?|лет)(?= |$)/u.exec(foldTitle(title)) ?? []
  return unit === undefined ? null : unit.startsWith('мес') ? 'мес.' : 'лет'
}

/** «12» of months is «12 мес.»; what has a unit of its own, or words, stays. */
export function withUnit(text: string, unit: string | null): string {
  const [, number] = /^(\d+(?:[.,]\d*[1-9])?)(?:[.,]?0+)?$/u.exec(text) ?? []
  return number === undefined || unit === null ? text : `${number} ${unit}`
}
