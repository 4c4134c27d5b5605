import { type Cell, type Sheet, shownErrors } from './cells.ts'
import { dayOfSerial, writeDay } from './days.ts'

export type CsvWay = {
  readonly encoding: 'utf-8' | 'utf-8 with a mark' | 'windows-1251'
  readonly separator: ';' | ',' | '\t'
  readonly lineEnd: '\r\n' | '\n'
}

/** A sheet as «Сохранить как CSV» gives it out: what cells show, nothing of what is merged. */
export function writeCsv(sheet: Sheet, way: CsvWay): Uint8Array {
  const width = Math.max(1, ...sheet.rows.map((row) => row.length))
  const lines = sheet.rows.map((row) =>
    Array.from({ length: width }, (_, i) => quote(show(row[i]), way.separator)).join(way.separator),
  )
  const whole = lines.join(way.lineEnd) + way.lineEnd
  if (way.encoding === 'windows-1251') return encode1251(whole)
  return new TextEncoder().encode(way.encoding === 'utf-8' ? whole : `\ufeff${whole}`)
}

function show(cell: Cell | undefined): string {
  switch (cell?.is) {
    case 'text':
      return cell.text
    case 'number':
      return String(cell.value).replace('.', ',')
    case 'day':
      return writeDay(dayOfSerial(cell.serial), 'dotted')
    case 'error':
      return shownErrors[cell.code]
    default:
      return ''
  }
}

const quote = (shown: string, separator: string): string =>
  shown.includes(separator) || /["\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown

const decoder = new TextDecoder('windows-1251')
const codes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
)

/** @throws Error for a letter that the encoding lacks: nobody could have saved such a file. */
function encode1251(whole: string): Uint8Array {
  return Uint8Array.from(whole, (letter) => {
    const code = codes.get(letter)
    if (code === undefined) throw new Error(`windows-1251 has no ${JSON.stringify(letter)}`)
    return code
  })
}
