import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import type { Vocabulary } from '@osh/core/documents/own-forms/vocabulary.ts'
import { finding, MOST_FINDINGS, Unreadable } from '../finding.ts'

/** What is in braces in the words of a part, without them, in the order of the part. */
export type Found = { readonly tags: readonly string[]; readonly findings: readonly OwnFormError[] }

/** A brace that is too far from its pair was meant for nothing. */
const BEFORE = 30

/** Letters of a placeholder with its filters; whatever is longer is not looked into. */
const LONGEST_TAG = 500

/** Placeholders in one part: more than any paper has room for are a mistake, or meant to do harm. */
const MOST_TAGS = 3000

/**
 * Looks for placeholders; a brace without its pair, or with the pair in another paragraph, is named.
 *
 * @throws Unreadable for more than anyone would read
 */
export function findTags(words: string): Found {
  const tags: string[] = []
  const findings: OwnFormError[] = []
  for (const line of words.split('\n')) {
    const single = line.replace(/\{\{([^{}]*)\}\}/gu, (whole, inner: string) => {
      if (findings.length < MOST_FINDINGS)
        findings.push(finding('own-form/unknown-placeholder', whole, `{${inner.trim()}}`))
      return ''
    })
    readLine(single, tags, findings)
    if (findings.length >= MOST_FINDINGS) break
    if (tags.length > MOST_TAGS) throw new Unreadable('own-form/swells')
  }
  return { tags, findings }
}

function readLine(line: string, tags: string[], findings: OwnFormError[]): void {
  let open = -1
  for (let at = 0; at < line.length && findings.length < MOST_FINDINGS; at++) {
    const sign = line[at]
    if (sign === '{') {
      if (open !== -1) findings.push(finding('own-form/unclosed', line.slice(open, at)))
      open = at
    } else if (sign === '}') {
      if (open === -1)
        findings.push(finding('own-form/unopened', line.slice(Math.max(0, at - BEFORE), at + 1)))
      else if (at - open > LONGEST_TAG)
        findings.push(finding('own-form/unknown-placeholder', line.slice(open, at + 1)))
      else tags.push(line.slice(open + 1, at))
      open = -1
    }
  }
  if (open !== -1) findings.push(finding('own-form/unclosed', line.slice(open)))
}

/** Whether braces hold what may be a placeholder: programs write other things in braces where people don't look. */
export const looksLikeTag = (inner: string, { pathOf }: Vocabulary): boolean =>
  /^\s*(?:[#^/]\s*)?[a-z]+(?:\.\w+)*\s*(?:\|.*)?$/u.test(inner) ||
  pathOf(inner.split('|', 1)[0] ?? '') !== null ||
  /^\s*[#^/]\s*(?:если|каждый)/iu.test(inner)
