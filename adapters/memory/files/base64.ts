const CHUNK = 0x8000

/** Bytes as text that survives JSON. */
export function encodeBase64(bytes: Uint8Array): string {
  let characters = ''
  for (let at = 0; at < bytes.length; at += CHUNK)
    characters += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(characters)
}

export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text)
  const bytes = new Uint8Array(characters.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at)
  return bytes
}

/** The bytes at `from`, at most `length` of them, without the others being read: three bytes are four characters. */
export function partFromBase64(text: string, from: number, length: number): Uint8Array<ArrayBuffer> {
  const first = Math.floor(from / 3)
  const end = Math.ceil((from + length) / 3)
  const skipped = from - first * 3
  return decodeBase64(text.slice(first * 4, end * 4)).subarray(skipped, skipped + length)
}
