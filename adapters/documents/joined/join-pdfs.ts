import { type PdfObject, type ReadPdf, readPdf } from './read-pdf.ts'

const ROOT = 1
const PAGES = 2

/** Papers one after another as one .pdf, every page as it was; no more than one of them is held at a time. */
export async function* joinPdfs(papers: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  const written = new Written()
  const kids: number[] = []
  let pages = 0
  let size = PAGES + 1
  yield written.writeHead()
  for await (const bytes of papers) {
    const paper = readPdf(bytes)
    if (!paper) throw new Error('a .pdf that this program has not made')
    const by = size
    for (const object of paper.objects) yield written.writeObject(move(object, paper, by))
    kids.push(paper.pages + by)
    pages += paper.count
    size += paper.size
  }
  const list = kids.map((kid) => `${kid} 0 R`).join(' ')
  yield written.writeObject(
    makePlainObject(PAGES, `<<\n/Type /Pages\n/Count ${pages}\n/Kids [${list}]\n>>\n`),
  )
  yield written.writeObject(
    makePlainObject(ROOT, `<<\n/Type /Catalog\n/Pages ${PAGES} 0 R\n/Lang (ru-RU)\n>>\n`),
  )
  yield written.table(size)
}

const makePlainObject = (number: number, said: string): PdfObject => ({ number, said, stream: null })

/** The object under its new number, and what it names under theirs; the pages of a paper hang on those of the whole. */
function move({ number, said, stream }: PdfObject, { pages }: ReadPdf, by: number): PdfObject {
  const named = said.replace(REFERENCE, (all, named: string | undefined) =>
    named === undefined ? all : `${Number(named) + by} 0 R`,
  )
  const hung = number === pages ? named.replace('<<', `<<\n/Parent ${PAGES} 0 R`) : named
  return { number: number + by, said: hung, stream }
}

/** What one object says of another, outside of words in brackets. */
const REFERENCE = /\((?:\\[\s\S]|[^\\()])*\)|\b(\d+) 0 R\b/g

/** What has been written so far, and where each object is. */
class Written {
  #length = 0
  readonly #offsets = new Map<number, number>()

  writeHead(): Uint8Array {
    return this.#note(encodeLatin1('%PDF-1.4\n%\xff\xff\xff\xff\n'))
  }

  writeObject({ number, said, stream }: PdfObject): Uint8Array {
    this.#offsets.set(number, this.#length)
    const before = encodeLatin1(`${number} 0 obj\n${said}${stream === null ? '' : '\nstream\n'}`)
    const after = encodeLatin1(`${stream === null ? '' : '\nendstream\n'}endobj\n`)
    const body = stream ?? new Uint8Array()
    const bytes = new Uint8Array(before.length + body.length + after.length)
    bytes.set(before)
    bytes.set(body, before.length)
    bytes.set(after, before.length + body.length)
    return this.#note(bytes)
  }

  table(size: number): Uint8Array {
    const start = this.#length
    let entries = '0000000000 65535 f \n'
    for (let number = 1; number < size; number += 1) {
      const offset = this.#offsets.get(number)
      entries +=
        offset === undefined ? '0000000000 00000 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
    }
    const trailer = `<<\n/Size ${size}\n/Root ${ROOT} 0 R\n>>`
    return encodeLatin1(`xref\n0 ${size}\n${entries}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`)
  }

  #note(bytes: Uint8Array): Uint8Array {
    this.#length += bytes.length
    return bytes
  }
}

function encodeLatin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i)
  return bytes
}
