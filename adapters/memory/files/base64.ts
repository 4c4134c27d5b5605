const CHUNK = 0x8000

/** Bytes as text that survives JSON. */
export function toBase64(bytes: Uint8Array): string {
  let characters = ''
  for (let at = 0; at < bytes.length; at += CHUNK)
    characters += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(characters)
}

export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
