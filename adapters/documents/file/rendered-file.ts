import type { RenderedFile } from '@osh/core/documents/document.ts'

export async function computeSha256(bytes: Uint8Array): Promise<string> {
  return encodeBytesAsHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))))
}

export const encodeBytesAsHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (n) => n.toString(16).padStart(2, '0')).join('')

export const computeSha256OfText = (text: string): Promise<string> =>
  computeSha256(new TextEncoder().encode(text))

export const renderFile = async (bytes: Uint8Array): Promise<RenderedFile> => ({
  bytes,
  sha256: await computeSha256(bytes),
})
