/** Lists and objects inside one another: no request has half of that. */
const MOST_DEPTH = 32
/** Items and fields of one body, of lists in lists too: more than of a staff file of 50,000 rows by 40 columns. */
const MOST_VALUES = 2_500_000

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a text of JSON, in UTF-8, is no deeper and has no more values than any request. Looked at before it is parsed: a parser that is
 * given megabytes of brackets answers no one else for seconds. Says nothing about whether it is JSON.
 */
export function isOfRequestShape(bytes: Uint8Array): boolean {
  let depth = 0
  let values = 0
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at]
    if (sign === QUOTE) at = findEndOfString(bytes, at)
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth++
      values++
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--
    else if (sign === COMMA) values++
    if (depth > MOST_DEPTH || values > MOST_VALUES) return false
  }
  return true
}

/** Where the string that opens there ends; the end of the text where it does not. */
function findEndOfString(bytes: Uint8Array, opened: number): number {
  for (let at = bytes.indexOf(QUOTE, opened + 1); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) {
    let slashes = 0
    while (bytes[at - 1 - slashes] === BACKSLASH) slashes++
    if (slashes % 2 === 0) return at
  }
  return bytes.length
}
