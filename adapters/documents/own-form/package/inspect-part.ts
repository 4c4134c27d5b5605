import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import { finding, MOST_FINDINGS, Unreadable } from '../finding.ts'
import { FieldInstructions } from './field-instructions.ts'
import { isFilled } from './part-types.ts'
import { walkXml } from './walk-xml.ts'

/** An XML part written again, what is wrong with it, and its words. */
export type InspectedPart = {
  readonly xml: string
  readonly findings: readonly OwnFormError[]
  /** A line for each paragraph, as placeholders are looked for. */
  readonly words: string
  readonly elements: number
}

/** Elements whose words are filled: those that docxtemplater knows. */
const worded: ReadonlySet<string> = new Set(
  `Company HyperlinkBase Manager cp:category cp:keywords dc:creator dc:description dc:subject dc:title cp:contentStatus
  PublishDate Abstract CompanyAddress CompanyPhone CompanyFax CompanyEmail w:t a:t m:t vt:lpstr vt:lpwstr`.split(
    /\s+/u,
  ),
)

const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\\\\|\/\/)/iu
const tracked: ReadonlySet<string> = new Set(
  ['ins', 'del', 'moveFrom', 'moveTo', 'cellIns', 'cellDel'].map((name) => `w:${name}`),
)

/** Elements in which placeholders are filled, some sixty pages: filling takes many times the memory of reading. */
export const MOST_ELEMENTS = 60_000

/**
 * Looks through one part.
 *
 * @throws Unreadable
 */
export function inspectPart(name: string, type: string, bytes: Uint8Array): InspectedPart {
  const findings: OwnFormError[] = []
  const fields = new FieldInstructions()
  const words: string[] = []
  let elements = 0
  const xml = walkXml(name, bytes, {
    open: ({ name: element, attributes }) => {
      elements += 1
      if (elements > MOST_ELEMENTS) throw new Unreadable('own-form/swells')
      if (findings.length > MOST_FINDINGS) return
      const local = takeLocalName(element)
      findings.push(...checkRelation(name, local, attributes), ...checkElement(element, local, attributes))
      if (local === 'fldChar') fields.mark(findAttribute(attributes, 'fldCharType'))
      if (local === 'fldSimple') fields.judgeWhole(findAttribute(attributes, 'instr') ?? '')
    },
    close: (element) => {
      if (element === 'w:p' || element === 'a:p' || !element.includes(':')) words.push('\n')
    },
    text: (text, element) => {
      if (takeLocalName(element) === 'instrText') fields.add(text)
      if (worded.has(element) || !isFilled(type)) words.push(text)
      else if (/[{}]/u.test(text))
        findings.push(finding('own-form/out-of-place', text, 'служебный текст Word'))
    },
  })
  fields.end()
  return { xml, findings: [...findings, ...fields.findings], words: words.join(''), elements }
}

const takeLocalName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Of the attribute of that name, under whatever prefix. */
const findAttribute = (attributes: ReadonlyMap<string, string>, wanted: string): string | undefined =>
  [...attributes].find(([name]) => takeLocalName(name) === wanted)?.[1]

/** Every relation is looked at, whatever its part is declared to be. */
function checkRelation(
  part: string,
  local: string,
  attributes: ReadonlyMap<string, string>,
): readonly OwnFormError[] {
  if (local !== 'Relationship') return []
  const [kind, target] = [attributes.get('Type') ?? '', attributes.get('Target') ?? '']
  const isOutside = attributes.get('TargetMode')?.trim().toLowerCase() === 'external'
  if (isOutside || ADDRESS.test(target.trim()) || leavesPackage(part, target))
    return [
      finding(
        /attachedTemplate$/u.test(kind) ? 'own-form/attached-template' : 'own-form/external-link',
        target,
      ),
    ]
  if (/vba(?:Project|Data)$/iu.test(kind)) return [finding('own-form/macros')]
  return /(?:oleObject|package|aFChunk|subDocument|control|activeXControlBinary|keyMapCustomizations|attachedToolbars)$/u.test(
    kind,
  )
    ? [finding('own-form/embedded-object', target)]
    : []
}

/** Whether a target goes up beyond the package that its part lies in, however the way is written. */
function leavesPackage(part: string, target: string): boolean {
  let depth = target.startsWith('/') ? 0 : part.replace(/_rels\/[^/]*$/u, '').split('/').length - 1
  for (const step of target
    .replaceAll(/%2e/giu, '.')
    .replaceAll(/%2f|%5c|\\/giu, '/')
    .split('/')) {
    if (step === '..') depth -= 1
    else if (step !== '' && step !== '.') depth += 1
    if (depth < 0) return true
  }
  return false
}

function checkElement(
  element: string,
  local: string,
  attributes: ReadonlyMap<string, string>,
): readonly OwnFormError[] {
  const found: OwnFormError[] = []
  for (const [name, value] of attributes)
    if (
      ['src', 'href'].includes(takeLocalName(name)) &&
      ADDRESS.test(value.trim()) &&
      !/^data:/iu.test(value.trim())
    )
      found.push(finding('own-form/external-link', value))
  if (tracked.has(element)) found.push(finding('own-form/tracked-changes'))
  if (['altChunk', 'subDoc', 'control', 'object', 'script'].includes(local))
    found.push(finding('own-form/embedded-object', attributes.get('w:name') ?? local))
  if (local === 'OLEObject')
    found.push(finding('own-form/embedded-object', attributes.get('ProgID') ?? local))
  if (local === 'mailMerge') found.push(finding('own-form/mail-merge'))
  return found
}
