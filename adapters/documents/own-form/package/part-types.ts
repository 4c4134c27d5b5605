const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const PACKAGE = 'application/vnd.openxmlformats-package.'

export const MAIN_TYPE = `${WORD}document.main+xml`
export const RELATIONS_TYPE = `${PACKAGE}relationships+xml`

/** Parts in which placeholders are filled. */
const filled: ReadonlySet<string> = new Set([
  MAIN_TYPE,
  `${WORD}header+xml`,
  `${WORD}footer+xml`,
  `${WORD}footnotes+xml`,
  `${WORD}comments+xml`,
  `${PACKAGE}core-properties+xml`,
  `${OFFICE}extended-properties+xml`,
  `${OFFICE}custom-properties+xml`,
  `${OFFICE}drawingml.diagramData+xml`,
  'application/vnd.ms-office.drawingml.diagramDrawing+xml',
])

export const isFilled = (type: string): boolean => filled.has(type)

/** What else a document may consist of. */
const others: ReadonlySet<string> = new Set([
  RELATIONS_TYPE,
  'application/xml',
  `${WORD}styles+xml`,
  `${WORD}settings+xml`,
  `${WORD}webSettings+xml`,
  `${WORD}fontTable+xml`,
  `${WORD}numbering+xml`,
  `${WORD}endnotes+xml`,
  `${WORD}commentsExtended+xml`,
  `${WORD}commentsIds+xml`,
  `${WORD}commentsExtensible+xml`,
  `${WORD}people+xml`,
  `${WORD}document.glossary+xml`,
  'application/vnd.ms-word.stylesWithEffects+xml',
  `${OFFICE}theme+xml`,
  `${OFFICE}themeOverride+xml`,
  `${OFFICE}customXmlProperties+xml`,
  `${OFFICE}drawingml.chart+xml`,
  `${OFFICE}drawingml.chartshapes+xml`,
  `${OFFICE}drawingml.diagramLayout+xml`,
  `${OFFICE}drawingml.diagramStyle+xml`,
  `${OFFICE}drawingml.diagramColors+xml`,
  'application/vnd.ms-office.chartstyle+xml',
  'application/vnd.ms-office.chartcolorstyle+xml',
  `${OFFICE}obfuscatedFont`,
  `${WORD}printerSettings`,
])

const PICTURE = /^image\/(?:png|x-png|jpe?g|pjpeg|gif|bmp|tiff?|x-emf|emf|x-wmf|wmf|svg\+xml|vnd\.ms-photo)$/

export const isAllowed = (type: string): boolean => filled.has(type) || others.has(type) || PICTURE.test(type)

export const isXml = (type: string): boolean => /(?:\/|\+)xml$/.test(type)

export const hasMacros = (name: string, type: string): boolean =>
  /macroenabled|vba/iu.test(type) || /vba(?:project|data)/iu.test(name)

/** A Word template, with macros or without. */
export const isTemplate = (type: string): boolean => type === `${WORD}template.main+xml`

/** What other programs would open from inside the document. */
export const isEmbedded = (name: string, type: string): boolean =>
  /^word\/(?:embeddings|activex)\//iu.test(name) || /oleobject|activex|\.package$/iu.test(type)

/** Whether a part says by its name what other parts and addresses another one uses: readers go by that, whatever is declared. */
export const isNamedRelations = (name: string): boolean => /\.rels$/iu.test(name)

/** Whether a part is XML by its name or by how it begins, whatever is declared. */
export const looksLikeXml = (name: string, bytes: Uint8Array): boolean =>
  /\.(?:xml|rels)$/iu.test(name) || MARKUP.test(readBeginning(bytes))

const MARKUP = /^\s*<(?:[?!]|[A-Za-z_][\w.:-]*[\s/>])/u

/** The first letters, in whichever of Unicode's encodings; '' for what is no text. */
function readBeginning(bytes: Uint8Array): string {
  const first = bytes.subarray(0, 200)
  const [a = 0, b = 0] = first
  const encoding =
    (a === 0xff && b === 0xfe) || (a !== 0 && b === 0)
      ? 'utf-16le'
      : (a === 0xfe && b === 0xff) || (a === 0 && b !== 0)
        ? 'utf-16be'
        : 'utf-8'
  const text = new TextDecoder(encoding).decode(first)
  return text.includes('\0') ? '' : text
}

/** The media types of the parts, as `[Content_Types].xml` has them. */
export class ContentTypes {
  readonly #byName = new Map<string, string>()
  readonly #byExtension = new Map<string, string>()

  add(element: string, attributes: ReadonlyMap<string, string>): void {
    const type = attributes.get('ContentType') ?? ''
    if (element === 'Default') this.#byExtension.set((attributes.get('Extension') ?? '').toLowerCase(), type)
    if (element === 'Override')
      this.#byName.set((attributes.get('PartName') ?? '').replace(/^\//u, '').toLowerCase(), type)
  }

  /** '' for a part that has none. */
  findType(name: string): string {
    const folded = name.toLowerCase()
    const extension = folded.slice(folded.lastIndexOf('.') + 1)
    return this.#byName.get(folded) ?? this.#byExtension.get(extension) ?? ''
  }

  has(type: string): boolean {
    return [...this.#byName.values()].includes(type)
  }
}
