import { foldName } from '../shared/names/name-search.ts'

/** Whether a cell names one of them: alone or in a list by commas. «Слесарь» is no «Слесарь-ремонтник», «Цех № 1» no «Цех № 12». */
export function isNamedIn(said: string, names: readonly string[]): boolean {
  const named = new Set([said, ...said.split(/[,;]/)].map(foldName))
  return names.some((name) => name !== '' && named.has(foldName(name)))
}
