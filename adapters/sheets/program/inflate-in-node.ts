import { inflateRawSync } from 'node:zlib'
import type { Inflate } from './inflate-anywhere.ts'

/** As Node does it, natively. */
export const inflateInNode: Inflate = (packed, size) =>
  inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
