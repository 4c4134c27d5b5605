/** A mark of a text, for one that is made again to be held against: another text gives another. Nothing secret rests on it. */
export function markText(text: string): string {
  let mark = 0x811c9dc5
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), 0x01000193)
  return (mark >>> 0).toString(16).padStart(8, '0')
}
