import type { PpeUnit } from '../obligations/subject.ts'
import { formatCount } from '../shared/texts/plural.ts'

/** What PPE is counted in, as papers name it. */
export const ppeUnitWords: Readonly<Record<PpeUnit, string>> = {
  piece: 'шт.',
  pair: 'пара',
  set: 'комплект',
}

/** «2 шт.», «12 пар», «1 комплект». */
export function formatPieces(quantity: number, unit: PpeUnit): string {
  if (unit === 'piece') return `${quantity}\u00a0шт.`
  const forms = unit === 'pair' ? PAIRS : SETS
  return formatCount(quantity, forms).replace(' ', '\u00a0')
}

/** «размер 52-54/176». */
export const sizeWords = (size: string): string => `размер\u00a0${size}`

const PAIRS = ['пара', 'пары', 'пар'] as const
const SETS = ['комплект', 'комплекта', 'комплектов'] as const
