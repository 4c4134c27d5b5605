import { joinRunTexts, type Text } from '../paper/paper.ts'
import { escapeXml } from './docx-parts.ts'

/** A tab stop at the right margin that draws a rule up to it. */
export const ruleTab = (width: number): string =>
  `<w:tabs><w:tab w:val="right" w:leader="underscore" w:pos="${width}"/></w:tabs>`

/** About how wide a letter of 12 points is, in twentieths of a point. */
const LETTER = 115

/** Small words under a rule that begins where the words before it end. */
export function writeUnderRule(caption: string, before: Text, width: number): string {
  const { length } = joinRunTexts(before)
  const left = length * LETTER < width * 0.6 ? Math.round(length * LETTER) : 0
  const indent = left === 0 ? '' : `<w:ind w:left="${left}"/>`
  return `<w:p><w:pPr>${indent}<w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:sz w:val="16"/></w:rPr><w:t xml:space="preserve">${escapeXml(caption)}</w:t></w:r></w:p>`
}
