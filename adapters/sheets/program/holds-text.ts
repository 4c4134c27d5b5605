/** Whether bytes hold the text, of characters of one byte each. */
export function holdsText(bytes: Uint8Array, text: string): boolean {
  const sought = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const first = sought[0] ?? 0
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1
    while (length < sought.length && bytes[at + length] === sought[length]) length += 1
    if (length === sought.length) return true
  }
  return false
}
