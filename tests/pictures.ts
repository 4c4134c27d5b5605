/** The least that is a JPEG: one point high, and a comment that tells one picture from another. */
export function aPicture(comment = '', length = 0, width = 1): Uint8Array {
  const said = new TextEncoder().encode(comment)
  const before = [0xff, 0xd8, 0xff, 0xfe, 0, said.length + 2, ...said]
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 1, width >> 8, width & 0xff, 1, 1, 0x11, 0]
  const picture = new Uint8Array(Math.max(before.length + frame.length + 2, length))
  picture.set([...before, ...frame])
  picture.set([0xff, 0xd9], picture.length - 2)
  return picture
}
