import { deflateRawSync } from 'node:zlib'
import type { Deflate } from './zip-parts.ts'

/** Packing as Node does it, natively: ten times as fast as in JavaScript. */
export const nodeDeflate: Deflate = (bytes) => deflateRawSync(bytes, { level: 4 })
