const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** Characters that XML 1.0 has no place for, whatever a person has pasted. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SUSPECT = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML may carry it. */
export function escapeXml(text: string): string {
  if (!SUSPECT.test(text)) return text
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
}

const contentTypes = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/><Override PartName="/word/header2.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

const packageRelations = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

const documentRelations = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/header" Target="header1.xml"/><Relationship Id="rId3" Type="${OFFICE}/header" Target="header2.xml"/><Relationship Id="rId4" Type="${OFFICE}/numbering" Target="numbering.xml"/><Relationship Id="rId5" Type="${OFFICE}/settings" Target="settings.xml"/></Relationships>`

const style = (id: string, name: string, properties: string, runs = ''): string =>
  `<w:style w:type="paragraph"${id === 'OrderSubject' ? ' w:customStyle="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${id === 'BodyText' ? '' : '<w:next w:val="BodyText"/>'}<w:qFormat/><w:pPr>${properties}</w:pPr>${runs === '' ? '' : `<w:rPr>${runs}</w:rPr>`}</w:style>`

/** What a person picks in Word for another clause, heading or title: paragraphs of papers are of these. */
const paragraphStyles =
  style('BodyText', 'Body Text', '<w:spacing w:before="60"/><w:ind w:firstLine="709"/><w:jc w:val="both"/>') +
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:suppressAutoHyphens/><w:spacing w:before="240"/><w:jc w:val="center"/><w:outlineLvl w:val="0"/>',
    '<w:b/>',
  ) +
  style(
    'Title',
    'Title',
    '<w:keepNext/><w:suppressAutoHyphens/><w:spacing w:before="320"/><w:jc w:val="center"/>',
    '<w:b/><w:sz w:val="28"/>',
  ) +
  style(
    'OrderSubject',
    'Тема приказа',
    '<w:keepNext/><w:suppressAutoHyphens/><w:spacing w:before="280"/>',
    '<w:b/>',
  )

const styles = `${XML}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:eastAsia="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="ru-RU" w:eastAsia="ru-RU" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:before="0" w:after="0" w:line="240" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${paragraphStyles}<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style></w:styles>`

const compatible = (name: string, value: number): string =>
  `<w:compatSetting w:name="${name}" w:uri="http://schemas.microsoft.com/office/word" w:val="${value}"/>`

/** Word opens the file as one of its own of 2013 and later, and hyphenates it as it is changed. */
const settings = `${XML}<w:settings xmlns:w="${WORD}"><w:zoom w:percent="100"/><w:defaultTabStop w:val="708"/><w:autoHyphenation/><w:doNotHyphenateCaps/><w:characterSpacingControl w:val="doNotCompress"/><w:compat>${compatible('compatibilityMode', 15)}${compatible('overrideTableStyleFontSizeAndJustification', 1)}${compatible('enableOpenTypeFeatures', 1)}${compatible('doNotFlipMirrorIndents', 1)}</w:compat><w:themeFontLang w:val="ru-RU"/><w:decimalSymbol w:val=","/><w:listSeparator w:val=";"/></w:settings>`

const small = '<w:rPr><w:sz w:val="20"/></w:rPr>'
const fieldMark = (kind: string): string => `<w:r>${small}<w:fldChar w:fldCharType="${kind}"/></w:r>`
const pageNumber = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${fieldMark('begin')}<w:r>${small}<w:instrText xml:space="preserve"> PAGE </w:instrText></w:r>${fieldMark('separate')}<w:r>${small}<w:t>2</w:t></w:r>${fieldMark('end')}</w:p>`

const wrapHeader = (paragraphs: string): string => `${XML}<w:hdr xmlns:w="${WORD}">${paragraphs}</w:hdr>`

/** The number of the page and, under it, what runs on every sheet of a journal. */
const writeHeader = (runningTitle: string): string =>
  wrapHeader(
    `${pageNumber}<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:sz w:val="18"/></w:rPr><w:t>${escapeXml(runningTitle)}</w:t></w:r></w:p>`,
  )

const writeCoreXml = (title: string): string =>
  `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`

const writeDocumentXml = (body: string): string =>
  `${XML}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${body}</w:body></w:document>`

const writeNumberingXml = (lists: string): string =>
  `${XML}<w:numbering xmlns:w="${WORD}">${lists}</w:numbering>`

/** Headers of a section whose first page carries none. */
export const headers =
  '<w:headerReference w:type="default" r:id="rId2"/><w:headerReference w:type="first" r:id="rId3"/>'

/** The files of the package that are the same for every paper, by name. */
export const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': packageRelations,
  'word/_rels/document.xml.rels': documentRelations,
  'word/styles.xml': styles,
  'word/settings.xml': settings,
  'word/numbering.xml': writeNumberingXml(''),
  'word/header1.xml': wrapHeader(pageNumber),
  'word/header2.xml': wrapHeader('<w:p/>'),
}

/** The lists of a paper, where it has any. */
export const listParts = (lists: string): Readonly<Record<string, string>> => ({
  'word/numbering.xml': writeNumberingXml(lists),
})

/** What of the fixed parts a journal has otherwise. */
export const titledParts = (runningTitle: string): Readonly<Record<string, string>> => ({
  'word/header1.xml': writeHeader(runningTitle),
})

/** The files that are the paper's own. */
export const writeDocxParts = (title: string, body: string): Readonly<Record<string, string>> => ({
  'docProps/core.xml': writeCoreXml(title),
  'word/document.xml': writeDocumentXml(body),
})
