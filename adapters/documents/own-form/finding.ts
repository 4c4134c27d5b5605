import type { OwnFormError, OwnFormErrorCode } from '@osh/core/documents/own-forms/own-form-error.ts'

export const finding = (code: OwnFormErrorCode, label = '', near = ''): OwnFormError => ({
  code,
  label: shorten(label),
  near: shorten(near),
})

/** How many findings a person is told of at a time. */
export const MOST_FINDINGS = 100

/** Each once. */
export const dropRepeated = (findings: readonly OwnFormError[]): readonly OwnFormError[] =>
  [...new Map(findings.map((one) => [`${one.code} ${one.label}`, one])).values()].slice(0, MOST_FINDINGS)

const LONGEST = 80

/** One line of what is in a file, however much of it there is. */
function shorten(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : line
}

/** Ends the reading of a file that nothing more can be said of. */
export class Unreadable extends Error {
  readonly finding: OwnFormError
  constructor(code: OwnFormErrorCode, label = '') {
    super(code)
    this.finding = finding(code, label)
  }
}
