import type { Brand } from '../shared/brand.ts'

export type MemoId = Brand<number, 'MemoId'>

/** The memo that an obligation is in, by what a person calls it. */
export type MemoReference = { readonly id: MemoId; readonly number: number }
