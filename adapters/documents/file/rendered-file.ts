import type { RenderedFile } from '@osh/core/documents/document.ts'

export async function sha256Of(bytes: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))))
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (n) => n.toString(16).padStart(2, '0')).join('')

export const sha256OfText = (text: string): Promise<string> => sha256Of(new TextEncoder().encode(text))

export const renderFile = async (bytes: Uint8Array): Promise<RenderedFile> => ({
  bytes,
  sha256: await sha256Of(bytes),
})
