/** Words up to where pdfmake may break a line: behind blanks, and behind a dash, a hyphen or a stroke that letters follow. */
const UNIT = /(?:[^ \n–/-]|[/-](?!\p{L})|–(?=[ \n.,;:)»]|$)|(?<=[»"']) +(?=[([]))*(?:[–/-]| +|\n|$)/gu

/** Neighbours of which the rules of Unicode say more than that. */
const ODD =
  /[…?!|](?=[^\s.,;:)»…?!|])|\S—|—[^\s,.;:]| [,!:;./?)\]»…|}]|[([{«"'][ \u00a0]|[;,.:%№°+)\]}](?=[+°[№%({])|[/-][^\p{L}\d ,.;:)»]|–[/«?|…!\]–"'-]|\|/u

/** A piece of a line that is never broken but inside its words; `end` is where its blanks begin. */
export type Unit = {
  readonly from: number
  readonly end: number
  readonly to: number
  readonly isLast: boolean
}

/** The pieces of a text, each of which begins a line where it has no room; null if no one can say by these rules alone. */
export function listUnits(text: string): readonly Unit[] | null {
  if (ODD.test(text)) return null
  return [...text.matchAll(UNIT)].map(({ 0: unit, index: from }) => ({
    from,
    end: from + unit.trimEnd().length,
    to: from + unit.length,
    isLast: unit.endsWith('\n'),
  }))
}
