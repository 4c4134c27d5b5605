import { MOST_IN_FILE, type OuterId, type RegistryCompany, type RegistryRecord } from './registry-record.ts'

export type NamedRecord = RegistryRecord & { readonly outerId: OuterId }

/** The records file by file, in their order. */
export const splitIntoFiles = <T>(records: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(records.length / MOST_IN_FILE) }, (_, file) =>
    records.slice(file * MOST_IN_FILE, (file + 1) * MOST_IN_FILE),
  )

/**
 * The file that the register of the trained takes: `RegistrySet` of the Ministry's schema educated_person_import 1.0.9. The company has trained
 * its own people: it is their employer and the organisation at once.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 118 «б», 119.
 */
export function writeRegistryFile(records: readonly NamedRecord[], company: RegistryCompany): string {
  const lines = records.map((record) => writeRecord(record, company))
  return `<?xml version="1.0" encoding="utf-8"?>\n<RegistrySet>\n${lines.join('')}</RegistrySet>\n`
}

const writeRecord = (record: NamedRecord, company: RegistryCompany): string =>
  [
    `<RegistryRecord outerId="${escapeXml(record.outerId)}">`,
    `<Worker>${writeWorker(record, company)}</Worker>`,
    `<Organization>${tag('Inn', company.inn)}${tag('Title', company.title)}</Organization>`,
    `<Test isPassed="${record.passed ? 1 : 0}" learnProgramId="${record.programId}">`,
    tag('Date', record.date),
    tag('ProtocolNumber', record.protocol),
    tag('LearnProgramTitle', record.programTitle),
    '</Test>',
    '</RegistryRecord>\n',
  ].join('')

const writeWorker = (record: NamedRecord, { inn, title }: RegistryCompany): string =>
  [
    tag('LastName', record.lastName),
    tag('FirstName', record.firstName),
    tag('MiddleName', record.fatherName ?? ''),
    ...writeIdentity(record),
    tag('Position', record.position),
    tag('EmployerInn', inn),
    tag('EmployerTitle', title),
  ].join('')

function writeIdentity({ snils, foreign }: NamedRecord): readonly string[] {
  if (foreign === null) return [tag('Snils', snils ?? '')]
  const { number, citizenship } = foreign
  return [tag('IsForeignSnils', '1'), tag('ForeignSnils', number), tag('Citizenship', citizenship)]
}

const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 has no place for is left out. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/gu, (sign) => entities[sign] ?? '')
