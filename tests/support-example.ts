import { zipSync } from 'fflate'

/** A package with parts of these names, all of them empty. */
export const aPackage = (...names: readonly string[]): Uint8Array =>
  zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])))
