import { foldName } from '../shared/names/name-search.ts'
import { parseText } from '../shared/texts/text.ts'

/** Whether someone has typed the name of what is to be erased; letter case and doubled spaces aside. */
export function isConfirmed(typed: unknown, name: string): boolean {
  const text = parseText(typed, { max: 1000, required: true })
  return text.ok && foldName(text.value) === foldName(name)
}
