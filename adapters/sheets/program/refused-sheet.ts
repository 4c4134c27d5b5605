import type { SheetCode } from '@osh/core/imports/refusal-codes.ts'

/** A file that is not read, and why. */
export class RefusedSheet extends Error {
  readonly code: SheetCode
  constructor(code: SheetCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
