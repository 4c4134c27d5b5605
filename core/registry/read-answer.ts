import { parseSnils } from '../employees/snils.ts'
import { findProgram, trainingPrograms } from '../norms/training-programs.ts'
import { type LocalDate, parseLocalDate } from '../shared/dates/local-date.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { cutText } from '../shared/texts/cut.ts'
import { type AnsweredRecord, noAnswer } from './answered-record.ts'
import { readXml, type XmlElement } from './read-xml.ts'

/** Why what was brought is no answer; `said` is what the register says of an error. */
export type AnswerFault =
  | {
      readonly code:
        | 'registry/answer-damaged'
        | 'registry/answer-empty'
        | 'registry/answer-too-long'
        | 'registry/answer-columns'
    }
  | { readonly code: 'registry/answer-error'; readonly said: string }
  | { readonly code: 'registry/answer-line'; readonly line: number }

/** Twice what an answer about a full file may have. */
const LONGEST_ANSWER = 20_000_000

/**
 * What the register answered: XML as it gives it out, or lines that were pasted, a person each. A line has the person's СНИЛС or our own id first and the
 * number last, apart by tabs or semicolons; the programme stands between where someone has learnt by several.
 */
export function readAnswer(text: string): Result<readonly AnsweredRecord[], AnswerFault> {
  if (text.length > LONGEST_ANSWER) return err({ code: 'registry/answer-too-long' })
  return /^\ufeff?\s*</u.test(text) ? readXmlAnswer(text) : readLines(text)
}

function readXmlAnswer(text: string): Result<readonly AnsweredRecord[], AnswerFault> {
  const root = readXml(text)
  if (!root) return err({ code: 'registry/answer-damaged' })
  const [error] = findAll(root, 'Error')
  const records = findAll(root, 'RegistryRecord')
  if (records.length > 0) return ok(records.map(readRecord))
  return err(
    error ? { code: 'registry/answer-error', said: sayError(error) } : { code: 'registry/answer-empty' },
  )
}

const sayError = (error: XmlElement): string =>
  cutText((findAll(error, 'Message')[0]?.text ?? error.text).replace(/\s+/gu, ' ').trim(), 300)

/** The element itself among them. */
const findAll = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.name === name ? [element] : element.children.flatMap((child) => findAll(child, name))

function readRecord(record: XmlElement): AnsweredRecord {
  /** As an attribute or as an element of its own, wherever in the record. */
  const read = (name: string): string | null => {
    const inside = [record, ...record.children]
    const said =
      inside.map(({ attributes }) => attributes[name]).find((one) => one !== undefined) ??
      findAll(record, name)[0]?.text ??
      ''
    return said.trim() || null
  }
  return {
    outerId: read('outerId'),
    snils: readSnils(read('Snils')),
    programId: readProgram(read('learnProgramId') ?? ''),
    protocol: read('ProtocolNumber'),
    date: readDay(read('Date')),
    number: readNumber(read('baseNo') ?? ''),
  }
}

export const readSnils = (text: string | null): string | null => {
  const read = parseSnils(text)
  return read.ok ? read.value : null
}

const readDay = (text: string | null): LocalDate | null => {
  const read = parseLocalDate(text?.slice(0, 10) ?? '')
  return read.ok ? read.value : null
}

const readProgram = (text: string): number | null =>
  (trainingPrograms.find(({ registryId }) => String(registryId) === text) ?? findProgram(text))?.registryId ??
  null

/** As long as a number in the register may be. */
const NUMBER = /^(?=.*\d)[\p{L}\d№][\p{L}\d\-/.№ ]{0,49}$/u
export const readNumber = (text: string): string | null =>
  NUMBER.test(text) && !parseLocalDate(text).ok ? text : null

function readLines(text: string): Result<readonly AnsweredRecord[], AnswerFault> {
  const lines = text.split(/\r?\n/u).map((line) => line.split(/[\t;]/u).map((cell) => cell.trim()))
  const records: AnsweredRecord[] = []
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => cell === '')) continue
    const record = readLine(cells)
    if (record) records.push(record)
    else if (index > 0) return err({ code: 'registry/answer-line', line: index + 1 })
  }
  return records.length > 0 ? ok(records) : err({ code: 'registry/answer-empty' })
}

/** Null for a line that names no one, or says no number. */
function readLine(cells: readonly string[]): AnsweredRecord | null {
  const [first = '', ...rest] = cells.filter((cell) => cell !== '')
  const [number, snils] = [readNumber(rest.at(-1) ?? ''), readSnils(first)]
  const outerId = /^\d+-\d+-\d+$/u.test(first) && snils === null ? first : null
  if (number === null || (outerId === null && snils === null)) return null
  const [programId = null] = rest.slice(0, -1).flatMap((cell) => readProgram(cell) ?? [])
  return { ...noAnswer, outerId, snils, programId, number }
}
