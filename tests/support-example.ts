/** The least that begins and is named as a paper of an office program: the names of a zip are in it as they are. */
export const aPackage = (...names: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`PK\u0003\u0004${names.join('\u0000')}`)
