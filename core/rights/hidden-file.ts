/** Whoever asks for a file that contains something that they don't see. */
export type HiddenFile = { readonly code: 'right/hidden' }
export const hiddenFile: HiddenFile = { code: 'right/hidden' }
