import type { RenderedFile } from '@osh/core/documents/document.ts'

export async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Array.from(new Uint8Array(digest), (n) => n.toString(16).padStart(2, '0')).join('')
}

export const renderFile = async (bytes: Uint8Array): Promise<RenderedFile> => ({
  bytes,
  sha256: await sha256Of(bytes),
})
