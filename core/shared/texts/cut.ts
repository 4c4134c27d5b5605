/** What belongs to the sign before it: marks over letters, joiners and what is joined, tones of emoji. */
const JOINED = /^[\p{M}\p{Emoji_Modifier}\u200d]/u

/**
 * The beginning of the text, of `max` UTF-16 units at most, cut between two signs as a reader sees them: no half of an emoji, no letter without
 * its mark. A sign that is longer than that itself, such as a letter under a heap of marks, is cut between code points.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const whole = stepBack(text, max)
  let end = whole
  while (end > 0 && isJoined(text, end)) end = stepBack(text, end - 1)
  return text.slice(0, end > 0 ? end : whole)
}

const stepBack = (text: string, at: number): number =>
  /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at

const isJoined = (text: string, at: number): boolean =>
  JOINED.test(text.slice(at, at + 2)) || text.charAt(at - 1) === '\u200d'
