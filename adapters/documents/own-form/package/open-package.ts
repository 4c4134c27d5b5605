import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import { dropRepeated, finding, Unreadable } from '../finding.ts'
import { inspectPart, MOST_ELEMENTS } from './inspect-part.ts'
import {
  ContentTypes,
  hasMacros,
  isAllowed,
  isEmbedded,
  isFilled,
  isNamedRelations,
  isTemplate,
  isXml,
  looksLikeXml,
  MAIN_TYPE,
  RELATIONS_TYPE,
} from './part-types.ts'
import { MOST_OF_XML, readZip, type ZipEntry } from './read-zip.ts'
import { walkXml } from './walk-xml.ts'

const TYPES = '[Content_Types].xml'

/** A part of a document: text for XML, bytes for anything else. */
export type Part = {
  readonly name: string
  readonly content: string | Uint8Array
  /** Words in which placeholders are; '' where there are none. */
  readonly words: string
  /** Whether placeholders are filled in this part. */
  readonly isFilled: boolean
}

export type OpenedPackage = {
  /** In the order of the file, `[Content_Types].xml` first. */
  readonly parts: readonly Part[]
  /** All that has no place in a form, each once. */
  readonly findings: readonly OwnFormError[]
}

/**
 * Opens a .docx of unknown origin and looks through every part of it.
 *
 * @throws Unreadable for what is no .docx, or is one no further than its beginning
 */
export function openPackage(bytes: Uint8Array): OpenedPackage {
  refuseOldFormats(bytes)
  const entries = readZip(bytes)
  const first = entries.find(({ name }) => name === TYPES)
  if (!first) throw new Unreadable('own-form/not-docx')
  const types = new ContentTypes()
  const typesXml = walkXml(TYPES, limit(first), {
    open: ({ name, attributes }) => types.add(name.slice(name.indexOf(':') + 1), attributes),
  })
  const findings: OwnFormError[] = entries.flatMap(({ name }) => checkPart(name, types))
  if (findings.length === 0) findings.push(...checkMain(entries, types))
  let filled = 0
  const parts: Part[] = [{ name: TYPES, content: typesXml, words: '', isFilled: false }]
  for (const entry of entries) {
    const type = types.findType(entry.name)
    if (entry.name === TYPES || !isAllowed(type)) continue
    if (!isXml(type) && !looksLikeXml(entry.name, entry.bytes))
      parts.push({ name: entry.name, content: entry.bytes, words: '', isFilled: false })
    else {
      const { xml, words, elements, findings: found } = inspectPart(entry.name, type, limit(entry))
      if (isFilled(type)) filled += elements
      if (filled > MOST_ELEMENTS) throw new Unreadable('own-form/swells')
      findings.push(...found)
      parts.push({ name: entry.name, content: xml, words, isFilled: isFilled(type) })
    }
  }
  return { parts, findings: dropRepeated(findings) }
}

function refuseOldFormats(bytes: Uint8Array): void {
  const [a, b, c, d] = bytes
  if (a !== 0xd0 || b !== 0xcf || c !== 0x11 || d !== 0xe0) return
  const isEncrypted = new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, 1 << 20))
    .includes('EncryptedPackage')
  throw new Unreadable(isEncrypted ? 'own-form/encrypted' : 'own-form/old-word')
}

function limit({ bytes }: ZipEntry): Uint8Array {
  if (bytes.length > MOST_OF_XML) throw new Unreadable('own-form/swells')
  return bytes
}

function checkPart(name: string, types: ContentTypes): readonly OwnFormError[] {
  const type = types.findType(name)
  if (name === TYPES) return []
  if (hasMacros(name, type)) return [finding('own-form/macros')]
  if (isTemplate(type)) return [finding('own-form/template-type')]
  if (isEmbedded(name, type)) return [finding('own-form/embedded-object', name)]
  const isMisnamed = (type === RELATIONS_TYPE) !== isNamedRelations(name)
  return isAllowed(type) && !isMisnamed ? [] : [finding('own-form/foreign-part', name)]
}

/** Exactly one main part, in Word's own words. */
function checkMain(entries: readonly ZipEntry[], types: ContentTypes): readonly OwnFormError[] {
  const mains = entries.filter(({ name }) => types.findType(name) === MAIN_TYPE)
  const [main] = mains
  const isWord =
    main !== undefined && /<w:document[\s>]/u.test(new TextDecoder().decode(main.bytes.subarray(0, 20_000)))
  return mains.length === 1 && isWord ? [] : [finding('own-form/not-docx')]
}
