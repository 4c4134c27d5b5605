import { crc32, deflateRawSync } from 'node:zlib'
import type { Packing } from './zip-parts.ts'

/** Packing as Node does it, natively: ten times as fast as in JavaScript. */
export const nodePacking: Packing = {
  deflate: (bytes) => deflateRawSync(bytes, { level: 3 }),
  checksum: (bytes) => crc32(bytes),
}
