/** Lists and objects inside one another: no request has half of that. */
const MOST_DEPTH = 32
/** Fields of one object: no request has a tenth of that. */
const MOST_FIELDS = 2000

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * How many items and fields a text of JSON, in UTF-8, has, lists and objects in others too; null where it is deeper than any request, has an object
 * of more fields, or more values than `most`. Looked at before it is parsed: a parser that is given megabytes of brackets answers no one
 * else for seconds. Says nothing about whether it is JSON.
 */
export function countValues(bytes: Uint8Array, most: number): number | null {
  /** Of the list or object that is open at each depth: how many values it has, and whether it is an object. */
  const within: { count: number; isObject: boolean }[] = []
  let values = 0
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at]
    if (sign === QUOTE) at = findEndOfString(bytes, at)
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      within.push({ count: 1, isObject: sign === OPEN_OBJECT })
      values++
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) within.pop()
    else if (sign === COMMA) {
      values++
      const open = within.at(-1)
      if (open && ++open.count > MOST_FIELDS && open.isObject) return null
    }
    if (within.length > MOST_DEPTH || values > most) return null
  }
  return values
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
