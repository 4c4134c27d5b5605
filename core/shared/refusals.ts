/** A value that a form or a request gave for a field and that can't be taken. `code` is worded in core/wording. */
export type FieldError = { readonly field: string; readonly code: string }

export type FieldErrors = { readonly code: 'fields'; readonly errors: readonly FieldError[] }
export type NotFound = { readonly code: 'not-found' }

/** Someone else has changed the thing since it was read. */
export type Stale = { readonly code: 'stale' }

export const notFound: NotFound = { code: 'not-found' }
export const stale: Stale = { code: 'stale' }
export const fieldErrors = (...errors: readonly FieldError[]): FieldErrors => ({ code: 'fields', errors })
