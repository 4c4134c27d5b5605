import { type InList, listRuns, type NumberedList, type Text } from '../paper/paper.ts'

/** What in a paragraph's properties puts it into a list; '' for one that is in none. */
export const writeListPlace = (numbered: InList | undefined): string =>
  numbered === undefined
    ? ''
    : `<w:numPr><w:ilvl w:val="${numbered.level}"/><w:numId w:val="${numbered.list + 1}"/></w:numPr>`

/** The words behind the number that they begin with: the word processor counts it. */
export function withoutNumber(text: Text, numbered: InList | undefined): Text {
  if (numbered?.said === undefined) return text
  const [first, ...others] = listRuns(text)
  const begins = `${numbered.said}\u00a0`
  if (!first?.text.startsWith(begins)) throw new Error(`${numbered.said} is not where the text begins`)
  return [{ ...first, text: first.text.slice(begins.length) }, ...others]
}

/** The definitions of the lists; each counts by itself. */
export const writeListsXml = (lists: readonly NumberedList[]): string =>
  lists.map(writeDefinitionXml).join('') +
  lists.map((_, i) => `<w:num w:numId="${i + 1}"><w:abstractNumId w:val="${i}"/></w:num>`).join('')

function writeDefinitionXml({ levels, isAlone = false }: NumberedList, list: number): string {
  const after = isAlone ? 'nothing' : 'space'
  const level = (text: string, i: number) =>
    `<w:lvl w:ilvl="${i}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:suff w:val="${after}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="0" w:firstLine="0"/></w:pPr></w:lvl>`
  return `<w:abstractNum w:abstractNumId="${list}"><w:multiLevelType w:val="multilevel"/>${levels.map(level).join('')}</w:abstractNum>`
}
