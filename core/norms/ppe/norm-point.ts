/** The number of a point of appendix 1 to order 767н as it was entered, «783» or «п. 783»; null where it is none. */
export function readNormPoint(norm: string): number | null {
  const number = /^\s*(?:п(?:ункт|\.)?\s*)?(\d{1,5})(?:\s+ЕТН)?\s*$/iu.exec(norm)?.[1]
  return number === undefined ? null : Number(number)
}
