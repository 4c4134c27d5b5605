/** Whether the browser keeps anything sealed: a page that came without TLS may not. */
export const canKeep = (): boolean =>
  'indexedDB' in globalThis &&
  globalThis.crypto?.subtle !== undefined &&
  globalThis.navigator?.locks !== undefined
