import { RefusedSheet } from './refused-sheet.ts'

/**
 * The text of a file: UTF-8, UTF-16 with its mark, else windows-1251, as programs of old save it.
 *
 * @throws RefusedSheet for what is no text of a table: a picture, a .pdf, a page.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  const start = text.slice(0, 4000)
  if (/\0|^%PDF|^\s*<(?:!doctype|html|\?xml|table)|^\{\\rtf/iu.test(start))
    throw new RefusedSheet('sheet/not-a-table')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes that no text has
  const odd = start.match(/[\u0001-\u0008\u000e-\u001f\ufffd]/gu)?.length ?? 0
  if (odd > start.length / 100) throw new RefusedSheet('sheet/not-a-table')
  return text.replace(/^\ufeff/u, '')
}

function decode(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
