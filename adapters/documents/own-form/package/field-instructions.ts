import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import { finding } from '../finding.ts'

/** Fields that say something of the document itself; all others run commands or fetch something. */
const harmless: ReadonlySet<string> = new Set(
  `= ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT COMMENTS COMPARE CREATEDATE DATE DOCPROPERTY EDITTIME EQ FILENAME FILESIZE
  FORMCHECKBOX FORMDROPDOWN FORMTEXT IF INDEX KEYWORDS LASTSAVEDBY LISTNUM NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF
  PRINTDATE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ STYLEREF SUBJECT SYMBOL TA TC TIME TITLE TOA TOC XE`.split(
    /\s+/u,
  ),
)

/** Gathers the instructions of fields, which Word may split over runs and nest in one another. */
export class FieldInstructions {
  readonly findings: OwnFormError[] = []
  #open: { text: string; isResult: boolean }[] = []

  /** `begin`, `separate` or `end` of a field. */
  mark(type: string | undefined): void {
    const innermost = this.#open.at(-1)
    if (type === 'begin') this.#open.push({ text: '', isResult: false })
    else if (type === 'separate' && innermost) innermost.isResult = true
    else if (type === 'end') this.#judge(this.#open.pop()?.text ?? '')
  }

  /** A piece of the innermost field's instruction. */
  add(text: string): void {
    const innermost = this.#open.at(-1)
    if (innermost) innermost.text += text
    else this.#judge(text)
  }

  /** A field whose instruction is in one piece. */
  judgeWhole(instruction: string): void {
    this.#judge(instruction)
  }

  end(): void {
    for (const { text } of this.#open) this.#judge(text)
    this.#open = []
  }

  #judge(instruction: string): void {
    const [, word = ''] = /^\s*(=|[^\s\\"]+)/u.exec(instruction) ?? []
    const name = word.toUpperCase()
    if (name === 'HYPERLINK') {
      if (!/^\s*HYPERLINK\s+(?:\\[ht]\s+)*\\l\s/iu.test(instruction))
        this.findings.push(finding('own-form/external-link', instruction.replace(/^\s*HYPERLINK\s*/iu, '')))
    } else if (!harmless.has(name)) this.findings.push(finding('own-form/active-field', instruction.trim()))
  }
}
