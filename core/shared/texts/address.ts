import type { ValueError } from '../results/refusals.ts'
import { err, type Result } from '../results/result.ts'
import { type LineCode, parseText } from './text.ts'

const LONGEST_ADDRESS = 2000

/** Reads the address of a page of the web, which alone opens from a page; '' for a blank one. */
export function parseAddress(value: unknown): Result<string, ValueError<LineCode | 'link/invalid'>> {
  const url = parseText(value, { max: LONGEST_ADDRESS, required: false })
  return url.ok && url.value !== '' && !isAddress(url.value) ? err({ code: 'link/invalid' }) : url
}

/** Of the web alone: nothing else opens from a page. No name and password before the host: everybody would read them, or take them for the host. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/?#"<>@\\]+(?:[/?#][^\s"<>]*)?$/iu.test(text)
