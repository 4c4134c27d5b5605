/** A (general), B (safe methods), V (high-risk works), first aid, use of PPE. */
export type ProgramCode = 'A' | 'B' | 'V' | 'firstAid' | 'ppe'

/** «программа В»: what a kind of programmes is called in a line. */
export const programWords: Readonly<Record<ProgramCode, string>> = {
  A: 'программа А',
  B: 'программа Б',
  V: 'программа В',
  firstAid: 'первая помощь',
  ppe: 'применение СИЗ',
}
