import { randomBytes } from 'node:crypto'
import { documentOf, docxOf, partsOf, zip } from '#tests/forms/own-forms/a-docx.ts'
import { aPicture } from '#tests/pictures.ts'
import { sized } from '../size.ts'
import type { Shot } from './send-flood.ts'

const MIB = 2 ** 20
const BODY_OF_MEMO = 2 * MIB
const BODY_OF_PREVIEW = 512 * 1024
/** Values that a body of a memo may have. */
const VALUES = BODY_OF_MEMO / 8
const ROWS = sized(5000, 50)
/** Личная карточка учёта выдачи СИЗ, and an order that a company's own form is put in place of. */
const [CARD, ORDER] = [4001, 1002]

/** Somebody who sends, and what is theirs. */
export type Sender = {
  readonly headers: Readonly<Record<string, string>>
  readonly company: number
  readonly employees: readonly number[]
  readonly incident: number
}

export type Attack = {
  readonly name: string
  /** How many accounts send; each has a company of its own. */
  readonly accounts: number
  /** So many different requests of one sender, which are sent again and again. */
  readonly make: (sender: Sender, many: number) => readonly Shot[]
  /** What else another company does meanwhile, beside looking at its deadlines. */
  readonly beside?: 'previews' | 'uploads'
  /** Connections, where they are not as many as of the others; a byte each so many milliseconds. */
  readonly slow?: { readonly connections: number; readonly everyMs: number; readonly seconds: number }
}

const json = (path: string, { headers }: Pick<Sender, 'headers'>, head: Uint8Array | string): Shot => {
  const bytes = Buffer.from(head)
  return {
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    head: bytes,
    length: bytes.length,
  }
}

const memoOf = (company: number, rows: string): string =>
  `{"companyId":${company},"section":"training","employeesData":[${rows}]}`
const filled = (sign: string, length: number): string => Array(length).fill(sign).join()

/** As many rows as the body has room for. */
const emptyRows: Attack['make'] = (sender) => [
  json('/api/memos', sender, memoOf(sender.company, filled('{}', Math.floor((0.985 * BODY_OF_MEMO) / 3)))),
]

/** As many rows as are read at all, and blanks to the largest size. */
const readRows: Attack['make'] = (sender) => [
  json(
    '/api/memos',
    sender,
    memoOf(sender.company, filled('{}', VALUES / 2 - 10)).padEnd(0.985 * BODY_OF_MEMO),
  ),
]

/** Memos as a person forms them, of as many rows as one takes, with long names. */
const plausibleRows: Attack['make'] = (sender, many) =>
  Array.from({ length: many }, (_, memo) => {
    const { employees, company } = sender
    const rows = Array.from({ length: ROWS }, (_, i) => ({
      employeeId: employees[i % employees.length],
      trainingName:
        `Обучение № ${memo}-${Math.floor(i / employees.length)} ${'охране труда '.repeat(12)}`.slice(0, 165),
      completionDate: null,
    }))
    return json('/api/memos', sender, memoOf(company, rows.map((row) => JSON.stringify(row)).join()))
  })

const deep: Attack['make'] = (sender) => [json('/api/memos', sender, '['.repeat(0.985 * BODY_OF_MEMO))]

const wide: Attack['make'] = (sender) => {
  const fields = Array.from({ length: 230_000 }, (_, i) => `"${i.toString(36)}":0`)
  return [json('/api/memos', sender, `{"companyId":${sender.company},${fields.join()}}`)]
}

const file = (
  path: string,
  { headers }: Sender,
  type: string,
  head: Uint8Array,
  length = head.length,
): Shot => ({
  path,
  headers: { ...headers, 'content-type': type },
  head,
  length,
})
/** A picture without its end: anything may follow. */
const beginning = aPicture('flood').subarray(0, -2)

export const evidenceOf = (sender: Sender): string =>
  `/api/incidents/${sender.incident}/evidence?step=inspect&fileName=1.jpg`
const evidence: Attack['make'] = (sender) => [
  file(evidenceOf(sender), sender, 'image/jpeg', beginning, sized(25, 1) * MIB),
]

const attachments: Attack['make'] = (sender) => [
  file(
    `/api/chat/files?companyId=${sender.company}&fileName=1.jpg`,
    sender,
    'image/jpeg',
    beginning,
    10 * MIB,
  ),
]

const ownForm = (sender: Sender, bytes: Uint8Array): Shot => {
  const query = `companyId=${sender.company}&templateId=${ORDER}&fileName=1.docx`
  return file(`/api/own-forms?${query}`, sender, 'application/octet-stream', bytes)
}

/** As large as one may be: two pictures that nothing packs. */
const largeForms: Attack['make'] = (sender, many) =>
  Array.from({ length: many }, () => {
    const picture = () => randomBytes(Math.floor(2.45 * MIB))
    const media = { 'word/media/image1.png': picture(), 'word/media/image2.png': picture() }
    return ownForm(sender, zip(partsOf(documentOf('<w:p/>'), media)))
  })

const hostileForms: Attack['make'] = (sender) => [
  ownForm(sender, docxOf(`<w:p><w:r><w:t>${'&'.repeat(3_000_000)}</w:t></w:r></w:p>`)),
]

/** A card of one employee. */
export const previewOf = ({ company, employees }: Omit<Sender, 'headers'>, i: number): string => {
  const documentDate = new Date().toISOString().slice(0, 10)
  const employee = employees[i % employees.length]
  return JSON.stringify({
    ...{ companyId: company, templateId: CARD, documentDate, values: { keeper: employees[0] } },
    employeeIds: [employee],
  })
}

const previews: Attack['make'] = (sender, many) =>
  Array.from({ length: many }, (_, i) =>
    json('/api/documents/preview', sender, previewOf(sender, i).padEnd(BODY_OF_PREVIEW)),
  )

const slowFiles: Attack['make'] = (sender) => [
  file(evidenceOf(sender), sender, 'image/jpeg', new Uint8Array(), 25 * MIB),
]

const byNobody =
  (make: Attack['make'], headers: (by: Sender) => Sender['headers']): Attack['make'] =>
  (sender, many) =>
    make({ ...sender, headers: headers(sender) }, many)

/** A token that we have not signed. */
const forged = ({ headers: { authorization = '' } }: Sender): Sender['headers'] => {
  const [head, claims, sign = ''] = authorization.split('.')
  return { authorization: [head, claims, `${sign[0] === 'A' ? 'B' : 'A'}${sign.slice(1)}`].join('.') }
}

export const attacks: readonly Attack[] = [
  { name: 'memos of empty rows, 2 MiB, from one', accounts: 1, make: emptyRows },
  { name: 'memos of as many rows as are read, from one', accounts: 1, make: readRows },
  { name: 'memos of 5,000 rows, from one', accounts: 1, make: plausibleRows },
  { name: 'memos of empty rows, 2 MiB, from thirty', accounts: 30, make: emptyRows },
  { name: 'memos of as many rows as are read, from thirty', accounts: 30, make: readRows },
  { name: 'memos of 5,000 rows, from thirty', accounts: 30, make: plausibleRows },
  { name: 'memos of 2 MiB, without a token', accounts: 1, make: byNobody(emptyRows, () => ({})) },
  { name: 'memos of 2 MiB, with a forged token', accounts: 1, make: byNobody(emptyRows, forged) },
  { name: 'files of 25 MiB, from one', accounts: 1, make: evidence },
  { name: 'own forms of 5 MiB, from one', accounts: 1, make: largeForms, beside: 'previews' },
  { name: 'own forms of 3,000,000 &, from one', accounts: 1, make: hostileForms, beside: 'previews' },
  { name: 'previews of 512 KiB, from one', accounts: 1, make: previews, beside: 'previews' },
  { name: 'files of 10 MiB to the support, from one', accounts: 1, make: attachments },
  { name: '2 MiB of brackets, from one', accounts: 1, make: deep },
  { name: '230,000 fields, from one', accounts: 1, make: wide },
  {
    ...{ name: 'slow files, from one', accounts: 1, make: slowFiles, beside: 'uploads' },
    slow: { connections: 200, everyMs: 3000, seconds: 30 },
  },
]
