import { inflateSync } from 'fflate'

/** The bytes of a raw DEFLATE stream that is announced to hold so many. Throws RangeError where more come, anything else where it is none. */
export type Inflate = (packed: Uint8Array, size: number) => Uint8Array

/** In JavaScript, as slow as it is at home everywhere. */
export const inflateAnywhere: Inflate = (packed, size) => {
  const bytes = inflateSync(packed, { out: new Uint8Array(size + 1) })
  if (bytes.length > size) throw new RangeError('more bytes than announced')
  return bytes
}
